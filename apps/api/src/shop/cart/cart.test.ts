import { createCart, getCart, updateCart } from '@ponte/contract/cart';
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

const save = (body: object, query = {}) => shop.call(createCart, { body, query });
const update = (externalId: string | number, body: object) =>
  shop.call(updateCart, { params: { external_id: externalId }, body });
const read = (externalId: string, query = {}) =>
  shop.call(getCart, { params: { external_id: externalId }, query });

describe('a new cart', () => {
  // Spec: accounts 7.16
  test('is kept and read back as it was answered', async () => {
    const body = cartOf([line(8, { qtde: 3 }), line(1)]);

    const saved = await save(body);

    expect(saved).toMatchObject({
      external_id: body.external_id,
      filial_id: 1,
      moeda_id: 2,
      moeda: { simbolo: 'U$', casas_decimais: 2 },
      valor_total: '204.70',
      itens: [
        { produto_id: 8, qtde: 3, valor_unitario: '64.90', valor_subtotal: '194.70', ativo: true },
        { produto_id: 1, qtde: 1, valor_unitario: '10.00', valor_subtotal: '10.00', ativo: true },
      ],
    });
    const again = await read(body.external_id);
    expect(again.itens).toEqual(saved.itens);
    expect(again.valor_total).toBe(saved.valor_total);
  });

  // Spec: accounts 8.5
  test('with an external id that is in use is refused with the sentence of the catalogue', async () => {
    const body = cartOf([line(8)]);
    await save(body);

    const { status, body: refusal } = await shop.refused(createCart, { body });

    expect(status).toBe(422);
    expect(refusal.errors).toEqual({
      external_id: ['O valor informado para o campo external id já está em uso.'],
    });
  });

  test('with a line that is out of stock is refused, and says which', async () => {
    const body = cartOf([line(8), line(10), line(5)]);

    const { status, body: refusal } = await shop.refused(createCart, { body });

    expect(status).toBe(422);
    expect(refusal.errors).toEqual({
      'itens.1.produto_id': ['Esmeril de bancada está sem estoque.'],
      'itens.2.produto_id': ['Furadeira angular está sem estoque.'],
    });
    expect(
      (await shop.refused(getCart, { params: { external_id: body.external_id } })).status,
    ).toBe(404);
  });

  test('may keep a line that was taken out of it, whatever its stock', async () => {
    const body = cartOf([line(8), line(5, { ativo: false })]);

    expect((await save(body)).itens).toMatchObject([{ produto_id: 8 }, { produto_id: 5 }]);
  });

  test('made twice at the same moment is made once', async () => {
    const body = cartOf([line(8)]);
    const send = () => shop.app.request('/ecom/venda/carrinho', request('POST', body));

    const statuses = (await Promise.all([send(), send(), send()])).map(({ status }) => status);

    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 422)).toHaveLength(2);
  });
});

test('no more than 200 carts are made from one address in ten minutes', async () => {
  const limited = await startTestApp(undefined, { proxies: 1 });
  const from = (place: string) => ({
    body: cartOf([line(8)]),
    headers: { 'X-Forwarded-For': place },
  });
  for (let made = 0; made < 200; made += 1) await limited.call(createCart, from('203.0.113.1'));

  expect((await limited.refused(createCart, from('203.0.113.1'))).status).toBe(429);
  expect((await limited.call(createCart, from('203.0.113.2'))).itens).toHaveLength(1);
  await limited.close();
});

describe('an update', () => {
  // Spec: accounts 7.17
  test('replaces lines, quantities, order and currency', async () => {
    const body = cartOf([line(8), line(1)]);
    const { id } = await save(body);

    const updated = await update(Number(id), {
      ...body,
      id: Number(id),
      moeda_id: 3,
      itens: [line(2, { qtde: 2 }), line(8, { ativo: false })],
    });

    // 326,600 ÷ 11 = 29,690.9
    const amounts = { moeda_id: 3, valor_total: '326600', valor_iva: '29691' };
    expect(updated).toMatchObject({ id, ...amounts });
    expect(updated.itens).toMatchObject([
      { produto_id: 2, qtde: 2, valor_unitario: '163300' },
      { produto_id: 8, ativo: false },
    ]);
    expect(await read(body.external_id)).toMatchObject(amounts);
  });

  test('may name the cart by its external id, for a browser that knows no other', async () => {
    const body = cartOf([line(8)]);
    await save(body);

    const updated = await update(body.external_id, { ...body, itens: [line(8, { qtde: 5 })] });

    expect(updated).toMatchObject({ valor_total: '324.50' });
  });

  test('may empty the cart', async () => {
    const body = cartOf([line(8)]);
    await save(body);

    await update(body.external_id, { ...body, itens: [] });

    expect(await read(body.external_id)).toMatchObject({ itens: [], valor_total: '0.00' });
  });

  test.each([
    [
      'an unknown id',
      () => ({ id: 'cart-of-nobody-at-all', external_id: 'cart-of-nobody-at-all' }),
    ],
    ['an unknown number', () => ({ id: 999_999, external_id: 'cart-of-nobody-at-all' })],
  ])('of %s is 404', async (_, of) => {
    const { id, external_id } = of();
    const { status } = await shop.refused(updateCart, {
      params: { external_id: id },
      body: { ...cartOf([line(8)]), external_id },
    });

    expect(status).toBe(404);
  });

  test('of another cart by its number is 404, because numbers can be guessed', async () => {
    const theirs = cartOf([line(8)]);
    const { id } = await save(theirs);

    const { status } = await shop.refused(updateCart, {
      params: { external_id: Number(id) },
      body: cartOf([line(8, { qtde: 99 })]),
    });

    expect(status).toBe(404);
    expect(await read(theirs.external_id)).toMatchObject({ valor_total: '64.90' });
  });

  test('by several at once leaves one of them, whole', async () => {
    const body = cartOf([line(1)]);
    await save(body);

    await Promise.all(
      [1, 2, 3, 4, 6].map((product) =>
        update(body.external_id, { ...body, itens: [line(product), line(8, { qtde: product })] }),
      ),
    );

    const [first, second, ...others] = (await read(body.external_id)).itens;
    expect(others).toEqual([]);
    expect(second).toMatchObject({ produto_id: 8, qtde: first?.produto_id });
  });
});

describe('reading a cart', () => {
  // Spec: accounts 7.18
  test('is in the currency that is asked for, to the unit', async () => {
    const body = cartOf([line(8, { qtde: 3 })]);
    await save(body);

    const totals = [];
    for (const moeda_id of [1, 2, 3, 4]) {
      totals.push((await read(body.external_id, { moeda_id })).valor_total);
    }

    expect(totals).toEqual(['1055.58', '194.70', '1589400', '269756.85']);
    expect(await read(body.external_id)).toMatchObject({ moeda_id: 2 });
  });

  test('names the products in the language that is asked for', async () => {
    const body = cartOf([line(6)]);
    await save(body);

    expect((await read(body.external_id, { lang: 'es' })).itens[0]?.produto?.nome).toBe(
      'Martillo de uña',
    );
  });

  test('that was never saved is 404', async () => {
    const { status } = await shop.refused(getCart, {
      params: { external_id: 'cart-of-nobody-at-all' },
    });

    expect(status).toBe(404);
  });
});

describe('a body that is not understood', () => {
  test.each([
    [cartOf([line(999)]), 'itens.0.produto_id'],
    [cartOf([line(1), line(8), line(1)]), 'itens.2.produto_id'],
    [cartOf([line(1, { qtde: 0 })]), 'itens.0.qtde'],
    [cartOf([line(1, { qtde: -1 })]), 'itens.0.qtde'],
    [cartOf([line(1, { qtde: 1e9 })]), 'itens.0.qtde'],
    [cartOf([]), 'itens'],
    [{ ...cartOf([line(1)]), desconto: 50 }, 'desconto'],
    [{ ...cartOf([line(1)]), external_id: 'short' }, 'external_id'],
    [{ ...cartOf([line(1)]), external_id: "x' or '1'='1' --aaaa" }, 'external_id'],
    [{ ...cartOf([line(1)]), itens: 'all' }, 'itens'],
    [cartOf([line(1, { valor_unitario: '-5' })]), 'itens.0.valor_unitario'],
    [{}, 'external_id'],
    [[], 'external_id'],
    ['null', 'body'],
  ])('is refused with the field (%#)', async (body, field) => {
    const { status, body: refusal } = await shop.refused(createCart, { body });

    expect(status).toBe(422);
    expect(refusal.errors).toHaveProperty([field, 0]);
  });

  test('is refused when it is too much, before it is read', async () => {
    const body = cartOf(Array.from({ length: 10_000 }, (_, index) => line(index + 1)));

    const { status } = await shop.refused(createCart, { body });

    expect(status).toBe(413);
  });

  test('is refused when it is worth more than all money', async () => {
    await shop.db.update(products).set({ priceUsdCents: 1e13 }).where(eq(products.id, 3));

    const { status, body } = await shop.refused(createCart, {
      body: cartOf([line(3, { qtde: 9999 })]),
    });

    expect(status).toBe(422);
    expect(body.errors).toHaveProperty('itens');
  });
});

function request(method: string, body: object) {
  return {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
}
