import { expect, it } from 'vitest';
import { brandOfProductHref } from './brand-of-product-href.ts';

const brand = { id: 19, slug: 'canoria' };

it.each([
  ['inStock', '/marca/canoria'],
  ['outOfStock', '/produtos?brandSlug=19'],
] as const)('leads from a product that is %s to %s', (stock, href) => {
  expect(brandOfProductHref(brand, { stock })).toBe(href);
});
