import { getRelatedProducts } from '@ponte/contract/products';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  companions,
  customers,
  orderItems,
  orders,
  products,
} from '../../platform/db/schema/index.ts';
import { signUp } from '../../testing/customers.ts';
import { orderAtCounter } from '../../testing/shopping.ts';
import { startTestApp, type Sent, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());

/** Longer than answers are cached. */
const muchLaterMs = 3_600_000;

const related = (slugOrId: string, query: Sent['query'] = {}) =>
  shop.call(getRelatedProducts, { params: { slugOrId }, query });

const idsOf = (some: readonly { readonly id: number | string }[]) => some.map(({ id }) => id);

describe('alike', () => {
  test('are goods of the department and kind of any brand, those in stock first', async () => {
    const { parecidos } = await related('produto-1');

    expect(idsOf(parecidos)).toEqual([2, 5]);
  });

  test('are the same in both languages and by id, each with its name and price', async () => {
    const { parecidos } = await related('1', { lang: 'es', moeda_id: 3 });

    expect(parecidos[0]).toMatchObject({ id: 2, nome: 'Taladro de banco', moeda: { id: 3 } });
    expect(idsOf(parecidos)).toEqual([2, 5]);
  });

  test('come without a price that is hidden', async () => {
    await shop.db.update(products).set({ showPrice: false }).where(eq(products.id, 2));
    shop.passTime(muchLaterMs);

    const { parecidos } = await related('produto-1');
    expect(parecidos[0]).toMatchObject({ id: 2, valor_venda: null, token: '' });
  });
});

test('what is needed follows the shop’s own rules at once, and is in no other list', async () => {
  expect((await related('produto-1')).necessarios).toEqual([]);
  await shop.db.insert(companions).values([
    {
      id: 1,
      department: 'furadeiras',
      name: '^furadeira',
      neededDepartment: '',
      needed: 'jogo brocas',
    },
    { id: 2, department: '', name: 'impacto', neededDepartment: 'furadeiras', needed: 'coluna' },
    { id: 3, department: '', name: 'impacto', neededDepartment: '', needed: 'coluna {v}' },
    { id: 4, department: 'gone', name: '', neededDepartment: '', needed: 'martelo' },
  ]);
  shop.passTime(60_000);

  const { necessarios, parecidos } = await related('produto-1');
  expect(idsOf(necessarios)).toEqual([4, 2]);
  expect(idsOf(parecidos)).toEqual([5]);
  expect(idsOf((await related('produto-6')).necessarios)).toEqual([]);
});

test('bought together is what paid orders of five customers had within a year, the most frequent first', async () => {
  const { token } = await signUp(shop);
  await orderAtCounter(shop, token);
  for (let more = 0; more < 5; more += 1) await signUp(shop);
  const buyers = (await shop.db.select({ id: customers.id }).from(customers)).map(({ id }) => id);
  const [ordered] = await shop.db.select().from(orders);
  const [item] = await shop.db.select().from(orderItems);
  let made = 0;
  if (!ordered || !item) throw new Error('Nothing was ordered.');
  const order = async (
    buyer: number,
    productIds: readonly number[],
    rest: Partial<typeof ordered> = {},
  ) => {
    const customerId = buyers[buyer] ?? ordered.customerId;
    const { id: _, ...copied } = { ...ordered, customerId, status: 'PAGO' as const, ...rest };
    const externalId = `order-${(made += 1)}`;
    const [kept] = await shop.db
      .insert(orders)
      .values({ ...copied, externalId })
      .returning();
    const orderId = kept?.id ?? 0;
    await shop.db
      .insert(orderItems)
      .values(productIds.map((productId, position) => ({ ...item, orderId, position, productId })));
  };
  const twoYearsAgo = new Date(ordered.createdAt.getTime() - 2 * 365 * 24 * 3_600_000);
  for (const buyer of [0, 1, 2, 3, 4]) {
    await order(buyer, [6, 8]);
    await order(buyer, [8, 6, 3], { status: 'ENVIADO' });
    await order(buyer, [6, 10], { status: 'ESTORNADO' });
    await order(buyer, [6, 11], { createdAt: twoYearsAgo });
    // Many orders of one customer, and some of four.
    await order(0, [6, 9]);
    if (buyer < 4) await order(buyer, [6, 7]);
  }
  shop.passTime(muchLaterMs);

  expect(idsOf((await related('produto-6')).comprados_juntos)).toEqual([8, 3]);
  expect(idsOf((await related('produto-8')).comprados_juntos)).toEqual([6, 3]);
  expect((await related('produto-9')).comprados_juntos).toEqual([]);
});

test('of a product that there is not nothing is known', async () => {
  expect((await shop.refused(getRelatedProducts, { params: { slugOrId: 'nada' } })).status).toBe(
    404,
  );
});

test.each([{ moeda_id: 9 }, { lang: 'en' }, { page: 1 }])('%o is refused', async (query) => {
  const answer = await shop.refused(getRelatedProducts, { params: { slugOrId: '1' }, query });

  expect(answer.status).toBe(422);
});
