import { existsSync, readdirSync } from 'node:fs';
import { matchPath } from 'react-router-dom';
import { expect, it } from 'vitest';
import { paths } from '../links/paths.ts';
import { LazyScreen, route, type Route } from '../route/route.ts';
import { matchRoute, routes } from './routes.ts';
import * as table from './table.ts';

const nameOf = (route: Route) => Object.entries(table).find(([, each]) => each === route)?.[0];

// Spec: storefront 2.12
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

  expect(nameOf(match.route)).toBe(name);
  expect(match.params).toEqual(params);
});

const known = routes.filter(({ path }) => path !== '*');

it.each(known)('has no other page at $path', (route) => {
  const [shortest, longest] = [/\/:\w+\?/g, /\?/g].map((optional) =>
    route.path.replaceAll(optional, ''),
  );

  for (const pathname of [shortest || '/', longest || '/']) {
    expect(known.filter(({ path }) => matchPath(path, pathname))).toEqual([route]);
  }
});

it('has every screen, by the name of its file', () => {
  const screens = new URL('../screens/', import.meta.url);
  const folders = readdirSync(screens, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `screens/${name}/index.ts`);

  expect(new Set(routes.map(({ screen }) => screen.source))).toEqual(new Set(folders));
  for (const { screen } of routes) {
    expect(existsSync(new URL(`../${screen.source}`, import.meta.url))).toBe(true);
  }
});

it('ties a screen to the parameters of its path', () => {
  const row = { access: 'public', skeleton: 'plain' } as const;
  const screenOfProduct = new LazyScreen('product-page', async () => ({
    Screen: ({ params }: { readonly params: { readonly slug: string } }) => params.slug,
  }));
  route({ ...row, path: paths.product, screen: screenOfProduct });
  // @ts-expect-error -- a brand has no slug
  route({ ...row, path: paths.brand, screen: screenOfProduct });
  // @ts-expect-error -- the home page has no parameters
  route({ ...row, path: '/', screen: screenOfProduct });

  expect(screenOfProduct.source).toBe('screens/product-page/index.ts');
});
