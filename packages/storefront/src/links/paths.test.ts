import { expect, expectTypeOf, it } from 'vitest';
import { hrefOf, paths, type PathParams } from './paths.ts';

it.each([
  [hrefOf(paths.product, { slug: 'furadeira' }), '/produto/furadeira'],
  [hrefOf(paths.product, { slug: 'a/b ?' }), '/produto/a%2Fb%20%3F'],
  [hrefOf(paths.products, {}), '/produtos'],
  [hrefOf(paths.products, { category: 'serras', department: undefined }), '/produtos/serras'],
  [hrefOf(paths.products, { category: 'serras', department: 'x' }), '/produtos/serras/x'],
  [hrefOf(paths.home, {}), '/'],
  [hrefOf(paths.contact, {}), '/contato'],
])('%s is the address %s', (href, address) => {
  expect(href).toBe(address);
});

it('takes the parameters of the path and no others', () => {
  expectTypeOf<PathParams<'/produto/:slug'>>().toEqualTypeOf<{ readonly slug: string }>();
  // @ts-expect-error -- a product has a slug
  expect(hrefOf(paths.product, {})).toBe('/produto');
  // @ts-expect-error -- and nothing else
  hrefOf(paths.product, { slug: 'a', brand: 'b' });
});
