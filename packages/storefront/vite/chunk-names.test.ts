import { expect, it } from 'vitest';
import { chunkFileNames } from './chunk-names.ts';

it('calls a shared chunk after what is in it', () => {
  const moduleIds = [
    '/shop/packages/ui/src/picture/picture.tsx',
    '/shop/packages/ui/src/price-tag/index.ts',
    '/shop/packages/ui/src/price-tag/price-tag.tsx',
    '/shop/packages/storefront/src/products/product-card.tsx?x',
  ];

  expect(chunkFileNames({ name: 'shared~client~index~index', moduleIds })).toBe(
    'assets/price-tag-product-card-[hash:7].js',
  );
});

it('leaves a chunk its own name', () => {
  expect(chunkFileNames({ name: 'product-list', moduleIds: ['/a/b.ts'] })).toBe(
    'assets/[name]-[hash:7].js',
  );
  expect(chunkFileNames({ name: 'shared', moduleIds: [] })).toBe('assets/[name]-[hash:7].js');
});
