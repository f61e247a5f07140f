import { expect, it } from 'vitest';
import { differencesOf, takeUp } from './take-up.ts';

const before = { price: '10', tax: '5', active: true, pictures: ['a', 'b', 'c'] };

it('keeps typed values, and shows stored ones elsewhere', () => {
  expect(takeUp(before, { ...before, price: '12' }, { ...before, active: false })).toEqual({
    values: { ...before, price: '12', active: false },
    conflicts: [],
  });
});

it('names what both have changed, and nothing that both made alike', () => {
  const typed = { ...before, price: '12', tax: '7', pictures: ['b', 'a', 'c'] };
  const stored = { ...before, price: '11', tax: '7', pictures: ['a', 'c', 'b'] };

  expect(takeUp(before, typed, stored)).toEqual({
    values: typed,
    conflicts: [
      { path: 'price', typed: '12', stored: '11' },
      { path: 'pictures', typed: typed.pictures, stored: stored.pictures },
    ],
  });
});

const entry = (pt: string, es = pt) => ({ title: { pt, es } });

it('takes entries of a list that keep their places one by one, and mixes none', () => {
  const data = [entry('one'), entry('two'), entry('three')];
  const typed = [entry('one'), entry('two', 'dos'), entry('three', 'tres')];
  const stored = [entry('uno'), entry('due', 'two'), entry('three')];

  expect(takeUp({ data }, { data: typed }, { data: stored })).toEqual({
    values: { data: [entry('uno'), entry('two', 'dos'), entry('three', 'tres')] },
    conflicts: [{ path: 'data.1', typed: typed[1], stored: stored[1] }],
  });
});

it.each([
  ['moved', [entry('two'), entry('one')]],
  ['removed', [entry('two')]],
  ['added', [entry('one'), entry('two'), entry('three')]],
])('takes a list as one whose entries were %s, here or in the store', (_, other) => {
  const data = [entry('one'), entry('two')];
  const changed = [entry('one'), entry('two', 'dos')];

  expect(takeUp({ data }, { data: other }, { data: changed })).toEqual({
    values: { data: other },
    conflicts: [{ path: 'data', typed: other, stored: changed }],
  });
  expect(takeUp({ data }, { data: changed }, { data: other }).values).toEqual({ data: changed });
});

it('takes away and adds what only the store has, and keeps what only was typed', () => {
  const stored = takeUp<object>({ a: 1, b: 2 }, { a: 1, b: 3 }, { b: 2, c: 4 });
  expect(JSON.stringify(stored.values)).toBe('{"b":3,"c":4}');

  expect(takeUp<object>({ a: 1, b: 2 }, { b: 3 }, { a: 1, b: 2 }).values).toEqual({ b: 3 });
});

it('says value by value what differs in a part', () => {
  const typed = [entry('one'), entry('two', 'dos')];
  const stored = [entry('one')];

  expect(differencesOf({ path: 'data', typed, stored })).toEqual([
    { path: 'data.1.title.pt', typed: 'two', stored: undefined },
    { path: 'data.1.title.es', typed: 'dos', stored: undefined },
  ]);
  expect(differencesOf({ path: 'tax', typed: '5', stored: '7' })).toEqual([
    { path: 'tax', typed: '5', stored: '7' },
  ]);
  expect(differencesOf({ path: 'pictures', typed: ['a'], stored: [] })).toHaveLength(1);
});
