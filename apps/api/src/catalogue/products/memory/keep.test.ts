import { listProducts } from '@ponte/contract/products';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { brands, products } from '../../../platform/db/schema/index.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let shop: TestApp;
beforeEach(async () => {
  shop = await startTestApp();
});
afterEach(() => shop.close());

const found = async (query: Record<string, string | number>) =>
  (await shop.call(listProducts, { query })).data;

test('a change by any process shows in lists and searches a second later', async () => {
  expect(await found({ text: 'coluna' })).toHaveLength(1);

  await shop.db
    .update(products)
    .set({ namePt: 'Politriz', detailsPt: '', priceUsdCents: 777 })
    .where(eq(products.id, 2));
  shop.passTime(1_000);

  expect(await found({ text: 'coluna' })).toEqual([]);
  expect(await found({ text: 'politriz' })).toMatchObject([{ id: 2, valor_venda: '7.77' }]);
});

test('a product that is gone is on no list', async () => {
  await found({});
  await shop.db.delete(products).where(eq(products.id, 12));
  shop.passTime(1_000);

  expect((await found({})).map(({ id }) => id)).not.toContain(12);
});

test('a brand with another name has it in lists', async () => {
  await found({});
  await shop.db.update(brands).set({ name: 'Zâmbia' }).where(eq(brands.id, 2));
  shop.passTime(1_000);

  expect(await found({ brand_id: 2 })).toMatchObject([
    { id: 8, marca: { nome: 'Zâmbia' } },
    { id: 3, marca: { nome: 'Zâmbia' } },
    { id: 2, marca: { nome: 'Zâmbia' } },
  ]);
});

test('a change that is taken back changes nothing', async () => {
  await found({});
  await shop.db
    .transaction(async (tx) => {
      await tx.update(products).set({ namePt: 'Politriz' });
      throw new Error('taken back');
    })
    .catch(() => undefined);
  shop.passTime(1_000);

  expect(await found({ text: 'politriz' })).toEqual([]);
});
