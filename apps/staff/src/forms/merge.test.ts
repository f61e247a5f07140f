import { expect, it } from 'vitest';
import { merge } from './merge.ts';

const base = { price: '10', tax: '5', active: true, pictures: ['a', 'b', 'c'] };

it('keeps what was typed, and takes what only others have changed', () => {
  const mine = { ...base, price: '12' };
  const theirs = { ...base, active: false };

  expect(merge(base, mine, theirs)).toEqual({
    value: { ...base, price: '12', active: false },
    clashes: [],
  });
});

it('names what both have changed, and nothing that both made alike', () => {
  const mine = { ...base, price: '12', tax: '7', pictures: ['b', 'a', 'c'] };
  const theirs = { ...base, price: '11', tax: '7', pictures: ['a', 'c', 'b'] };

  expect(merge(base, mine, theirs)).toEqual({
    value: mine,
    clashes: [
      { path: 'price', mine: '12', theirs: '11' },
      { path: 'pictures', mine: mine.pictures, theirs: theirs.pictures },
    ],
  });
});

const entry = (pt: string, es = pt) => ({ title: { pt, es } });

it('goes into the entries of a list that stay at their places', () => {
  const list = [entry('one'), entry('two')];
  const mine = [entry('one'), entry('two', 'dos')];
  const theirs = [entry('uno'), entry('two', 'dos!')];

  expect(merge(list, mine, theirs)).toEqual({
    value: [entry('uno'), entry('two', 'dos')],
    clashes: [{ path: '1.title.es', mine: 'dos', theirs: 'dos!' }],
  });
});

it.each([
  ['moved', [entry('two'), entry('one')]],
  ['removed', [entry('two')]],
])('keeps a list whole whose entries were %s, and shows each difference', (_, mine) => {
  const list = [entry('one'), entry('two')];
  const theirs = [entry('one'), entry('two', 'dos')];

  const { value, clashes } = merge(list, mine, theirs);

  expect(value).toEqual(mine);
  expect(clashes).toContainEqual({ path: '0.title.pt', mine: 'two', theirs: 'one' });
  expect(clashes.map(({ theirs: there }) => there)).toContain('dos');
});

it('takes away what only one has taken away', () => {
  expect(merge({ a: 1, b: 2 }, { b: 3 }, { a: 1, b: 2 }).value).toEqual({ b: 3 });
  expect(merge<object>({ a: 1, b: 2 }, { a: 1, b: 3 }, { b: 2 }).value).toEqual({ b: 3 });
});
