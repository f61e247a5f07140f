import { expect, test } from 'vitest';
import { Figures } from './figures.ts';

const answer = (status: number) => () => Promise.resolve({ status, body: undefined });

test('unexpected responses are reported and counted', async () => {
  const figures = new Figures();
  await figures.time('list', answer(200));
  await figures.time('list', answer(404));
  await figures.time('no page', answer(404), [404]);
  await figures.time('sign in', () => Promise.resolve(undefined), 'token');

  expect(figures.problems(1.15)).toEqual([
    '1 of 2 calls "list" had unexpected answers (404 × 1).',
    '1 of 1 calls "sign in" had unexpected answers (none × 1).',
  ]);
  expect(figures.table()).toMatch(/^\| list \| 2 \| 1 \|/m);
});

test('memory is compared with what it was once the server was warm, and not before', () => {
  const figures = new Figures();
  figures.sawMemory('the API', 100, false);
  figures.sawMemory('the API', 200, true);
  figures.sawMemory('the API', 229, true);
  figures.sawMemory('the storefront', 100, false);
  figures.sawMemory('the storefront', 300, false);

  expect(figures.problems(1.15)).toEqual([]);
  expect(figures.table()).toContain('| the storefront | not seen | 300 | 300 |');

  figures.sawMemory('the API', 231, true);
  expect(figures.problems(1.15)).toEqual(['Memory of the API grew from 200 to 231 MB.']);
});
