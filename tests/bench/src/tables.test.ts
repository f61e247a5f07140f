import { expect, test } from 'vitest';
import type { Results } from './results.ts';
import { replaceTables, tablesOf } from './tables.ts';

const visit = {
  performance: 99,
  firstPaint: 900,
  largestPaint: 1512,
  blocking: 12,
  layoutShift: 0,
};
const visits = { simulate: visit, devtools: { ...visit, firstPaint: 1049 } };
const figures = {
  uncached: 171.4,
  cpu: 5.25,
  apiCpu: null,
  cached: 4000,
  file: 6000,
  bytes: 68_432,
  brotliBytes: 10_950,
};
const answer = { shown: 120.4, whole: 480.6, shift: 0.0004 };
const results: Results = {
  at: '2026-11-22T12:00:00.000Z',
  machine: '2 × Example',
  visits: 5,
  visitsWithoutScript: 3,
  pages: [
    {
      name: 'br home',
      quality: { accessibility: 100, bestPractices: 96, seo: 100, wanting: 'is-on-https' },
      shop: visits,
      withoutScript: { simulate: { ...visit, performance: 100 }, devtools: visit },
    },
  ],
  navigation: {
    steps: {
      'list, product': answer,
      'product, Back': answer,
      'list, another product': answer,
      'product, search': answer,
      'search, product': answer,
    },
    add: { first: 152, second: 64 },
  },
  server: { product: figures, list: { ...figures, cpu: null } },
};

test('shows each page beside itself without script, and says what is wanting', () => {
  expect(tablesOf(results)).toContain(
    '| br home | 99 · 100 | 1.51 · 1.51 | 1.05 · 0.90 | 1.51 · 1.51 | 12 · 12 | 100, 96, 100 (is-on-https) |',
  );
});

test('shows how long each press is without its answer', () => {
  const tables = tablesOf(results);

  expect(tables).toContain('| list, product | 120 | 481 | 0.000 |');
  expect(tables).toContain('| the answer to "add", the first and the next | 152 | 64 | |');
});

test('shows what the server takes, and does not make up what is not known', () => {
  const tables = tablesOf(results);

  expect(tables).toContain('| uncached pages a second | 171 | 171 |');
  expect(tables).toContain('| CPU of the storefront a page, ms | 5.3 | not known |');
  expect(tables).toContain('| bytes of HTML, with brotli | 68.4 kB, 10.9 kB | 68.4 kB, 10.9 kB |');
});

test('replaces what stands between the marks, and nothing else', () => {
  const text = 'a\n<!-- bench:pages begin -->\n\nold\n\n<!-- bench:pages end -->\nz\n';

  expect(replaceTables(text, 'new')).toBe(
    'a\n<!-- bench:pages begin -->\n\nnew\n\n<!-- bench:pages end -->\nz\n',
  );
  expect(() => replaceTables('no marks', 'new')).toThrow('There is no');
});
