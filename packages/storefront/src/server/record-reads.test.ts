import { expect, test } from 'vitest';
import { recordReads } from './record-reads.ts';

const data = {
  categories: [
    { id: 1, name: 'Drills', icon: 'drill.svg', departments: [{ id: 11, name: 'Cordless' }] },
    { id: 2, name: 'Saws', icon: null, departments: [] },
    { id: 3, name: 'Paint', icon: 'paint.svg', departments: [{ id: 31, name: 'Rollers' }] },
  ],
  rates: { BRL: '5.42' },
  questions: [{ text: 'Where?' }],
};

test('carries the items and fields that were read, and the rest as nothing', () => {
  const { view, taken } = recordReads(data);

  expect(view.categories.slice(0, 2).map(({ name }) => name)).toEqual(['Drills', 'Saws']);
  expect(view.rates.BRL).toBe('5.42');

  expect(taken()).toEqual({
    categories: [
      { id: 1, name: 'Drills', icon: '', departments: [] },
      { id: 2, name: 'Saws', icon: null, departments: [] },
    ],
    rates: { BRL: '5.42' },
    questions: [],
  });
});

test('a later item that was found keeps its place', () => {
  const { view, taken } = recordReads(data);

  expect(view.categories.find(({ id }) => id === 3)?.departments[0]?.name).toBe('Rollers');

  expect(taken()).toMatchObject({
    categories: [
      { id: 1, name: '' },
      { id: 2, name: '' },
      { id: 3, name: '', departments: [{ id: 31, name: 'Rollers' }] },
    ],
  });
});

test('the same part is the same object however it was reached', () => {
  const { view } = recordReads(data);

  expect(view.categories.find(({ id }) => id === 2)).toBe(view.categories[1]);
});

test('the same reads of what was carried give the same values', () => {
  const { view, taken } = recordReads(data);
  const read = ({ categories }: Pick<typeof data, 'categories'>) =>
    categories.filter(({ icon }) => icon !== null).map(({ id }) => id);
  const shown = read(view);

  expect(JSON.parse(JSON.stringify(taken()))).toSatisfy(
    (carried: typeof data) => read(carried).join() === shown.join(),
  );
});
