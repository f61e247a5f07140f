import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { matchRoute, routes } from './routes.ts';

it.each([
  ['/', 'home', {}],
  ['/produtos', 'products', {}],
  ['/produtos/', 'products', {}],
  ['/produtos/ferramentas', 'products', { category: 'ferramentas' }],
  ['/produtos/ferramentas/chaves', 'products', { category: 'ferramentas', department: 'chaves' }],
  ['/marca/bosch', 'brand', { brand: 'bosch' }],
  ['/marca/bosch/serras', 'brand', { brand: 'bosch', category: 'serras' }],
  ['/marca', 'missing', { '*': 'marca' }],
  ['/especial', 'special', {}],
  ['/especial/a/b/c', 'special', { brand: 'a', category: 'b', department: 'c' }],
  ['/produto/martelo-27-mm', 'product', { slug: 'martelo-27-mm' }],
  ['/produto/a%2Fb', 'product', { slug: 'a/b' }],
  ['/produto/serra-m%C3%A1rmore', 'product', { slug: 'serra-mármore' }],
  ['/produto/%E0%A4%A', 'product', { slug: '%E0%A4%A' }],
  ['/produto', 'missing', { '*': 'produto' }],
  ['/produtos/a/b/c', 'missing', { '*': 'produtos/a/b/c' }],
  ['/qualquer/coisa', 'missing', { '*': 'qualquer/coisa' }],
] as const)('finds what stands at %s', (pathname, name, params) => {
  const match = matchRoute(pathname);

  expect(match.route.name).toBe(name);
  expect(match.params).toEqual(params);
});

it.each(routes)('names the source of the screen "$name" as it is called', ({ source }) => {
  expect(existsSync(new URL(`../${source}`, import.meta.url))).toBe(true);
});
