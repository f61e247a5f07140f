import { createCart, type CartItemBody } from '@ponte/contract/cart';
import { getProductDetails } from '@ponte/contract/products';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { products } from '../../platform/db/schema/index.ts';
import { cartOf, line } from '../../testing/cart-bodies.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());

const save = (body: object) => shop.call(createCart, { body });
const tokenOf = async (slugOrId: string, moeda_id = 2) =>
  (await shop.call(getProductDetails, { params: { slugOrId }, query: { moeda_id } })).token ?? '';

describe('the I.V.A. of a cart', () => {
  const rateOf = (taxPercent: number) =>
    shop.db.update(products).set({ taxPercent }).where(eq(products.id, 2));
  const lines = [line(8), line(2, { qtde: 3 }), line(1, { ativo: false })];

  // Spec: decision 43
  test('is that of each product’s rate, in guaranis', async () => {
    await rateOf(5);
    const saved = await save({ ...cartOf(lines), moeda_id: 3 });
    await rateOf(10);

    expect(
      saved.itens.map(({ produto, valor_subtotal }) => [produto?.iva, valor_subtotal]),
    ).toEqual([
      [10, '529800'],
      [5, '467700'],
      [10, '81700'],
    ]);
    // 529,800 ÷ 11 = 48,163.6… and 467,700 ÷ 21 = 22,271.4…
    expect(saved).toMatchObject({ valor_total: '997500', valor_iva: '70435' });
  });

  test('is nothing in dollars, whose prices are without it', async () => {
    expect(await save(cartOf(lines))).toMatchObject({ valor_total: '124.90', valor_iva: '0.00' });
  });
});

describe('an inactive line', () => {
  test('is kept and counts for nothing', async () => {
    const saved = await save(cartOf([line(8), line(1, { ativo: false, qtde: 7 })]));

    expect(saved.itens).toHaveLength(2);
    expect(saved.itens[1]).toMatchObject({ ativo: false, qtde: 7 });
    expect(saved.valor_total).toBe('64.90');
  });

  test('applies to a product whose price is now on request, and no price is shown', async () => {
    const saved = await save(cartOf([line(9)]));

    expect(saved.itens[0]).toMatchObject({ ativo: false, valor_unitario: '0.00', token: '' });
    expect(saved.valor_total).toBe('0.00');
    expect(JSON.stringify(saved)).not.toContain('90.00');
  });
});

describe('the price of a line', () => {
  const priced = async (item: Partial<CartItemBody>) => {
    const saved = await save(cartOf([line(8, item)]));
    return saved.itens[0];
  };

  // Spec: decision 11
  test('is the database’s, whatever the browser says', async () => {
    for (const valor_unitario of ['0.01', '0', '99999.99']) {
      expect(await priced({ valor_unitario })).toMatchObject({
        valor_unitario: '64.90',
        preco_alterado: true,
      });
    }
  });

  // Spec: decision 11
  test('is unchanged with the token and the price that the shop gave', async () => {
    const token = await tokenOf('8');

    expect(await priced({ token, valor_unitario: '64.90' })).toMatchObject({
      valor_unitario: '64.90',
      preco_alterado: false,
    });
  });

  test('is unchanged with a token in another currency than the cart’s', async () => {
    expect(await priced({ token: await tokenOf('8', 3) })).toMatchObject({ preco_alterado: false });
  });

  test.each([
    ['of another product', async () => tokenOf('1')],
    ['altered', async () => (await tokenOf('8')).replace(/^./, 'z')],
    ['made up', async () => 'abc'],
    ['empty', async () => ''],
  ])('ignores a token that is %s, and gives a right one', async (_, made) => {
    const item = await priced({ token: await made() });

    expect(item).toMatchObject({ valor_unitario: '64.90' });
    expect(item?.preco_alterado).toBeUndefined();
    expect(item?.token).toBe(await tokenOf('8'));
  });

  test('is reported as changed to the holder of an older token', async () => {
    const token = await tokenOf('2');
    await shop.db.update(products).set({ priceUsdCents: 2500 }).where(eq(products.id, 2));

    const saved = await save(cartOf([line(2, { token, valor_unitario: '25.00' })]));

    expect(saved.itens[0]).toMatchObject({ valor_unitario: '25.00', preco_alterado: true });
    expect(saved.itens[0]?.token).not.toBe(token);
    await shop.db.update(products).set({ priceUsdCents: 2000 }).where(eq(products.id, 2));
  });

  test('comes with a fresh token when the old one is a day old', async () => {
    const token = await tokenOf('8');

    shop.passTime(24 * 3_600_000);
    const item = await priced({ token });

    expect(item?.preco_alterado).toBeUndefined();
    expect(item?.token).not.toBe(token);
    expect(item?.valor_unitario).toBe('64.90');
  });
});
