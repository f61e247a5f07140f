import { expect, test } from 'vitest';
import { add, replaceTables, tableOf, type Rows } from './tables.ts';

function measured(name: string, ...figures: readonly number[]) {
  const rows: Rows = new Map();
  for (const figure of figures) add(rows, { 'home: blocking, ms': figure });
  return { name, rows };
}

test('shows the figures of a single build with their quartiles', () => {
  expect(tableOf(measured('this build', 100, 120, 140), undefined)).toBe(
    '| | this build | quartiles |\n| --- | ---: | --- |\n| home: blocking, ms | 120 | 110 to 130 |',
  );
});

test('shows by which ratio two builds differ, and how far one differs from itself', () => {
  const table = tableOf(measured('this build', 50, 60, 50), measured('abc', 100, 100, 100));

  expect(table).toContain('| | abc | this build | ratio | quartiles | a build and itself |');
  expect(table).toContain('| home: blocking, ms | 100 | 50 | 0.50 | 0.50 to 0.55 | × 1.15 |');
});

test('says where the machine is too noisy to tell', () => {
  const table = tableOf(measured('this build', 80, 120, 80), measured('abc', 100, 150, 100));

  expect(table).toContain("| 0.80, can't tell | 0.80 to 0.80 | × 1.50 |");
  expect(table).toContain('The machine was too noisy to tell 1 of 1 rows');
});

test('leaves a part of a row out where the machine is too noisy to tell', () => {
  const rows = (figures: readonly number[]): Rows =>
    new Map([
      ['home: main thread, ms', [...figures]],
      ['home: of it script', [...figures]],
    ]);
  const mine = { name: 'this build', rows: rows([80, 120, 80]) };
  const table = tableOf(mine, { name: 'abc', rows: rows([100, 150, 100]) });

  expect(table).toContain('| home: main thread, ms |');
  expect(table).not.toContain('of it script');
  expect(table).toContain('too noisy to tell 2 of 2 rows');
});

test('says that what is equal is equal', () => {
  const table = tableOf(measured('this build', 0, 0, 0), measured('abc', 0, 0, 0));

  expect(table).toContain('| 0 | 0 | 1.00 | 1.00 to 1.00 | × 1.00 |');
});

test('replaces what stands between the marks, and nothing else', () => {
  const text = 'a\n<!-- bench:pages begin -->\n\nold\n\n<!-- bench:pages end -->\nz\n';

  expect(replaceTables(text, 'new')).toBe(
    'a\n<!-- bench:pages begin -->\n\nnew\n\n<!-- bench:pages end -->\nz\n',
  );
  expect(() => replaceTables('no marks', 'new')).toThrow('There is no');
});
