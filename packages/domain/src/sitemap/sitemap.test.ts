import { expect, test } from 'vitest';
import { ok } from '../testing/index.ts';
import { openShop } from '../testing/open-shop.ts';
import { wireProduct } from '../testing/samples.ts';
import { fetchProductEntries } from './index.ts';

test('a sitemap names pages of products with their pictures, and when they changed if the store says so', async () => {
  const { shop, requests } = openShop(() =>
    ok({
      data: [
        wireProduct({ id: 7, slug: 'serra', alterado_em: '2026-11-27T12:00:00.000Z' }),
        wireProduct({ id: 8, slug: null, imagens: [] }),
      ],
      total: 2,
    }),
  );

  const answer = await fetchProductEntries(shop.api, { page: 3, perPage: 100 });

  expect(answer).toMatchObject({
    ok: true,
    value: [
      { slug: 'serra', changedAt: '2026-11-27T12:00:00.000Z' },
      { slug: '8', picture: null, changedAt: null },
    ],
  });
  expect(decodeURIComponent(requests.at(-1)?.url.search ?? '')).toContain(
    'per_page=100&page=3&order_by=tem_estoque,id&order=desc,desc',
  );
});
