import { expect, test } from 'vitest';
import { allProducts, listAddress, type ListQuery } from './list-query.ts';
import { phonePages } from './phone-pages.ts';

interface Row {
  readonly at: Partial<ListQuery>;
  readonly total: number;
  readonly position: string;
  readonly previous: string | null;
  readonly next: string | null;
  readonly more: string | null;
}

// Spec: storefront 2.47, 7.13
test.each<Row>([
  {
    at: {},
    total: 45,
    position: '1/4',
    previous: null,
    next: '/produtos?page=2&per_page=12',
    more: '/produtos?page=2&pages=2&per_page=12',
  },
  { at: {}, total: 12, position: '1/1', previous: null, next: null, more: null },
  { at: {}, total: 0, position: '1/0', previous: null, next: null, more: null },
  {
    at: { page: 2, perPage: 12 },
    total: 45,
    position: '2/4',
    previous: '/produtos',
    next: '/produtos?page=3&per_page=12',
    more: '/produtos?page=3&pages=2&per_page=12',
  },
  {
    at: { page: 3, pages: 2, perPage: 12 },
    total: 45,
    position: '3/4',
    previous: '/produtos',
    next: '/produtos?page=4&per_page=12',
    more: '/produtos?page=4&pages=3&per_page=12',
  },
  {
    at: { page: 4, pages: 4, perPage: 12 },
    total: 45,
    position: '4/4',
    previous: null,
    next: null,
    more: null,
  },
  {
    at: { page: 8, pages: 8, perPage: 12 },
    total: 200,
    position: '8/17',
    previous: null,
    next: '/produtos?page=9&per_page=12',
    more: null,
  },
  {
    at: { page: 2 },
    total: 45,
    position: '2/3',
    previous: '/produtos',
    next: '/produtos?page=3',
    more: '/produtos?page=3&pages=2',
  },
])('a phone at $at of $total products is on page $position', (row) => {
  const pages = phonePages({ ...allProducts, ...row.at }, row.total);
  const address = (query: ListQuery | null) => query && listAddress(query);

  expect(`${pages.page}/${pages.pageCount}`).toBe(row.position);
  expect(address(pages.previous)).toBe(row.previous);
  expect(address(pages.next)).toBe(row.next);
  expect(address(pages.more)).toBe(row.more);
});
