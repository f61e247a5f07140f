import { getMe } from '@ponte/contract/accounts';
import { createCart, updateCart } from '@ponte/contract/cart';
import { getOrder, listOrders, listPayments, startCheckout } from '@ponte/contract/orders';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { products } from '../db/schema/index.ts';
import { paraguayanForm, signIn, signUp } from '../testing/customers.ts';
import {
  choiceOf,
  cities,
  newCart,
  orderAtCounter,
  press,
  saveCart,
  shippingOf,
} from '../testing/shopping.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp(undefined, { limitFactor: 100 });
});
afterAll(() => shop.close());

const checkout = (token: string, cartId: string, body: object) =>
  shop.call(startCheckout, { token, params: { external_id: cartId }, body });
const refuse = (token: string | undefined, cartId: string, body: object) =>
  shop.refused(startCheckout, {
    params: { external_id: cartId },
    body,
    ...(token !== undefined && { token }),
  });
const readOrder = (token: string, external_id: string, lang = 'pt') =>
  shop.call(getOrder, { token, params: { external_id }, query: { lang } });
const setPrice = (cents: number) =>
  shop.db.update(products).set({ priceUsdCents: cents }).where(eq(products.id, 8));

describe('a checkout', () => {
  test('of a foreigner makes an order in dollars that waits for payment', async () => {
    const { token } = await signUp(shop);
    const cartId = await saveCart(shop, token, 3);
    const [counter] = await shippingOf(shop, cartId, { cidade_id: cities.foz }, token);

    const { external_id, link_pagamento } = await checkout(token, cartId, choiceOf(counter));
    const order = await readOrder(token, external_id ?? '');

    expect(link_pagamento).toEqual([
      expect.stringMatching(/^https:\/\/api\.example\/sandbox\/payments\//),
    ]);
    expect(order).toMatchObject({
      status: 'PAGAMENTO',
      valor_total: '194.70',
      valor_frete: '0.00',
      moeda_id: 1,
      moeda: { simbolo: 'U$', codigo: 'USD' },
      codigo_retirada: null,
      link_pagamento: [link_pagamento].flat()[0],
      pagamentos: [{ status: 'AGUARDANDO', valor_total: '194.70' }],
      entrega: {
        descricao: 'Retirada na loja',
        endereco: 'Ponte, loja central, Av. San Blas 1250, Ciudad del Este',
      },
      itens: [
        {
          qtde: 3,
          valor_unitario: '64.90',
          valor_subtotal: '194.70',
          produto: { id: 8, nome: 'Alicate universal', codigo: 'MAR-0008' },
        },
      ],
    });
  });

  test('of a resident brings goods home, in guaranis', async () => {
    const { token } = await signUp(shop, paraguayanForm);
    const address = (await shop.call(getMe, { token })).enderecos?.[0]?.id;
    const cartId = await saveCart(shop, token, 1, 3);
    const options = await shippingOf(shop, cartId, { cidade_id: cities.este, moeda_id: 3 }, token);
    const home = options.find(({ entrega_servico_id }) => entrega_servico_id === 1);

    const { external_id } = await checkout(
      token,
      cartId,
      choiceOf(home, { cliente_endereco_id: address }),
    );

    expect(await readOrder(token, external_id ?? '', 'es')).toMatchObject({
      valor_frete: '22260',
      valor_total: '503818',
      moeda_id: 3,
      moeda: { codigo: 'PYG', casas_decimais: 0 },
      entrega: {
        descricao: 'Entrega a domicilio',
        prazo: 1,
        endereco: 'Avenida Brasil, 100, Centro, Ciudad del Este, Alto Paraná',
      },
    });
  });

  test('leads to a chosen pickup point', async () => {
    const { token } = await signUp(shop, paraguayanForm);
    const cartId = await saveCart(shop, token);
    const [option] = await shippingOf(
      shop,
      cartId,
      { cidade_id: cities.este, id_servico: 2, id_ponto_entrega: 8 },
      token,
    );

    const { external_id } = await checkout(
      token,
      cartId,
      choiceOf(option, { id_ponto_entrega: 8 }),
    );

    expect((await readOrder(token, external_id ?? '')).entrega?.endereco).toBe(
      'Punto Encarnación, Av. Irrazábal 1340, Encarnación',
    );
  });

  test('of a foreigner who asked for a partner’s point is for the counter', async () => {
    const { token } = await signUp(shop);
    const cartId = await saveCart(shop, token);
    const where = { cidade_id: cities.este, id_servico: 2, id_ponto_entrega: 2 };
    const [counter] = await shippingOf(shop, cartId, where, token);

    const { external_id } = await checkout(token, cartId, choiceOf(counter));

    expect((await readOrder(token, external_id ?? '')).entrega?.endereco).toMatch(
      /^Ponte, loja central/,
    );
  });

  test('sent twice, also at the same moment, is one order', async () => {
    const { token } = await signUp(shop);
    const cartId = await saveCart(shop, token);
    const [counter] = await shippingOf(shop, cartId, { cidade_id: cities.foz }, token);
    const send = () => checkout(token, cartId, choiceOf(counter));

    const answers = [...(await Promise.all([send(), send(), send()])), await send()];

    expect(new Set(answers.map(({ external_id }) => external_id)).size).toBe(1);
    expect(new Set(answers.flatMap((one) => one.link_pagamento)).size).toBe(1);
    expect((await shop.call(listOrders, { token })).data).toHaveLength(1);
  });

  test('with another choice takes the place of the one that is not paid', async () => {
    const { token } = await signUp(shop, paraguayanForm);
    const cartId = await saveCart(shop, token);
    const where = { cidade_id: cities.este };
    const [counter, point] = await shippingOf(shop, cartId, where, token);

    const first = await checkout(token, cartId, choiceOf(counter));
    const second = await checkout(token, cartId, choiceOf(point, { id_ponto_entrega: 2 }));

    expect(second.external_id).not.toBe(first.external_id);
    const { data } = await shop.call(listOrders, { token });
    expect(data.map(({ external_id }) => external_id)).toEqual([second.external_id]);
  });
});

describe('a cart that is paid', () => {
  test('is bought: the same checkout makes no second order, nor does another choice', async () => {
    const { token } = await signUp(shop, paraguayanForm);
    const cartId = await saveCart(shop, token);
    const [counter, point] = await shippingOf(shop, cartId, { cidade_id: cities.este }, token);
    const { external_id, link_pagamento } = await checkout(token, cartId, choiceOf(counter));
    await press(shop, new URL([link_pagamento].flat()[0] ?? ''), 'approve');

    for (const choice of [choiceOf(counter), choiceOf(point, { id_ponto_entrega: 2 })]) {
      const { status, body } = await refuse(token, cartId, choice);
      expect([status, body]).toEqual([
        409,
        { message: 'Este carrinho já foi pago. Veja o pedido em Meus pedidos.' },
      ]);
    }
    const { data } = await shop.call(listOrders, { token });
    expect(data.map((order) => [order.external_id, order.status])).toEqual([[external_id, 'PAGO']]);
  });

  test('on the page of an earlier choice ends the later one', async () => {
    const { token } = await signUp(shop, paraguayanForm);
    const cartId = await saveCart(shop, token);
    const [counter, point] = await shippingOf(shop, cartId, { cidade_id: cities.este }, token);
    const first = await checkout(token, cartId, choiceOf(counter));
    await checkout(token, cartId, choiceOf(point, { id_ponto_entrega: 2 }));

    await press(shop, new URL([first.link_pagamento].flat()[0] ?? ''), 'approve');

    const { data } = await shop.call(listOrders, { token });
    expect(data.map((order) => [order.external_id, order.status])).toEqual([
      [first.external_id, 'PAGO'],
    ]);
    expect(await readOrder(token, cartId)).toMatchObject({ status: 'PAGO' });
  });

  test('on both pages is two paid orders: no money is lost', async () => {
    const { token } = await signUp(shop, paraguayanForm);
    const cartId = await saveCart(shop, token);
    const [counter, point] = await shippingOf(shop, cartId, { cidade_id: cities.este }, token);
    const first = await checkout(token, cartId, choiceOf(counter));
    const second = await checkout(token, cartId, choiceOf(point, { id_ponto_entrega: 2 }));

    for (const { link_pagamento } of [first, second]) {
      await press(shop, new URL([link_pagamento].flat()[0] ?? ''), 'approve');
    }

    const { data } = await shop.call(listOrders, { token });
    expect(data.map((order) => [order.external_id, order.status])).toEqual([
      [second.external_id, 'PAGO'],
      [first.external_id, 'PAGO'],
    ]);
  });
});

describe('a checkout with amounts that are not the present ones', () => {
  const staleCheckout = async (change: () => Promise<unknown>) => {
    const { token } = await signUp(shop);
    const cartId = await saveCart(shop, token);
    const [counter] = await shippingOf(shop, cartId, { cidade_id: cities.foz }, token);
    await change();
    const refusal = await refuse(token, cartId, choiceOf(counter));
    await setPrice(6490);
    return { ...refusal, data: (await shop.call(listOrders, { token })).data };
  };

  test('is refused with the new total, because a price changed', async () => {
    const { status, body, data } = await staleCheckout(() => setPrice(7000));

    expect(status).toBe(409);
    expect(body).toMatchObject({
      message: 'Os valores mudaram. Confira o novo total antes de pagar.',
      valor_total: '70.00',
      valor_frete: '0.00',
    });
    expect(data).toEqual([]);
  });

  test('is refused, because the offer is an hour old', async () => {
    const { email, token } = await signUp(shop);
    const cartId = await saveCart(shop, token);
    const [counter] = await shippingOf(shop, cartId, { cidade_id: cities.foz }, token);

    shop.passTime(3_600_000);
    const later = await signIn(shop, email);

    const { status, body } = await refuse(later.token, cartId, choiceOf(counter));
    expect(status).toBe(409);
    expect(body).toMatchObject({ valor_total: '64.90', valor_frete: '0.00' });
  });

  test('is refused, because the cart changed', async () => {
    const { token } = await signUp(shop);
    const body = newCart();
    await shop.call(createCart, { body, token });
    const [counter] = await shippingOf(shop, body.external_id, { cidade_id: cities.foz }, token);
    const more = { ...body, itens: body.itens.map((line) => ({ ...line, qtde: 2 })) };
    await shop.call(updateCart, { token, params: { id: body.external_id }, body: more });

    const { status, body: refusal } = await refuse(token, body.external_id, choiceOf(counter));

    expect(status).toBe(409);
    expect(refusal).toMatchObject({ valor_total: '129.80' });
  });

  test('is refused, because the browser says another price of delivery', async () => {
    const { token } = await signUp(shop, paraguayanForm);
    const cartId = await saveCart(shop, token);
    const [, point] = await shippingOf(shop, cartId, { cidade_id: cities.este }, token);
    const choice = choiceOf(point, { id_ponto_entrega: 2, valor_frete: '0.01' });

    const { status, body } = await refuse(token, cartId, choice);

    expect(status).toBe(409);
    expect(body).toMatchObject({ valor_frete: '1.50', valor_total: '66.40' });
  });

  test('is refused, because the browser says a price that there can not be', async () => {
    const { token } = await signUp(shop, paraguayanForm);
    const cartId = await saveCart(shop, token);
    const [, point] = await shippingOf(shop, cartId, { cidade_id: cities.este }, token);
    const choice = choiceOf(point, { id_ponto_entrega: 2, valor_frete: '1.501' });

    const { status, body } = await refuse(token, cartId, choice);

    expect(status).toBe(409);
    expect(body).toMatchObject({ valor_frete: '1.50' });
  });
});

describe('a checkout is refused', () => {
  test('without a session, for an unknown cart and for another customer’s', async () => {
    const [owner, other] = [await signUp(shop), await signUp(shop)];
    const cartId = await saveCart(shop, owner.token);
    const [counter] = await shippingOf(shop, cartId, { cidade_id: cities.foz }, owner.token);

    expect((await refuse(undefined, cartId, choiceOf(counter))).status).toBe(401);
    expect((await refuse(other.token, cartId, choiceOf(counter))).status).toBe(404);
    expect((await refuse(owner.token, 'cart-of-nobody-at-all', choiceOf(counter))).status).toBe(
      404,
    );
  });

  test('with the offer of another cart, a made-up one, or for another service', async () => {
    const { token } = await signUp(shop, paraguayanForm);
    const [cartId, otherId] = [await saveCart(shop, token), await saveCart(shop, token)];
    const [counter] = await shippingOf(shop, otherId, { cidade_id: cities.este }, token);
    const [own] = await shippingOf(shop, cartId, { cidade_id: cities.este }, token);

    for (const body of [
      choiceOf(counter),
      { ...choiceOf(own), token_entrega: 'free.delivery' },
      { ...choiceOf(own), entrega_servico_id: 1 },
    ]) {
      expect((await refuse(token, cartId, body)).status).toBe(422);
    }
  });

  test('of a foreigner with what was offered to a resident before the login', async () => {
    const { token } = await signUp(shop);
    const body = newCart();
    await shop.call(createCart, { body });
    const where = { cidade_id: cities.este, pais_id: 2 };
    const [, point, home] = await shippingOf(shop, body.external_id, where);

    for (const choice of [choiceOf(point, { id_ponto_entrega: 2 }), choiceOf(home)]) {
      const refusal = await refuse(token, body.external_id, choice);
      expect([refusal.status, refusal.body.message]).toEqual([
        409,
        'Escolha novamente a forma de entrega.',
      ]);
    }
  });

  test('without the address or the point that the delivery needs', async () => {
    const { token } = await signUp(shop, paraguayanForm);
    const stranger = await signUp(shop, paraguayanForm);
    const theirs = (await shop.call(getMe, { token: stranger.token })).enderecos?.[0]?.id;
    const own = (await shop.call(getMe, { token })).enderecos?.[0]?.id;
    const cartId = await saveCart(shop, token);
    const [, point, home] = await shippingOf(shop, cartId, { cidade_id: cities.este }, token);
    const [, , far] = await shippingOf(shop, cartId, { cidade_id: cities.asuncion }, token);

    for (const [option, rest, field] of [
      [home, {}, 'cliente_endereco_id'],
      [home, { cliente_endereco_id: theirs }, 'cliente_endereco_id'],
      [home, { cliente_endereco_id: 2_147_483_648 }, 'cliente_endereco_id'],
      [far, { cliente_endereco_id: own }, 'cliente_endereco_id'],
      [point, {}, 'id_ponto_entrega'],
      [point, { id_ponto_entrega: 8 }, 'id_ponto_entrega'],
      [point, { id_ponto_entrega: 1 }, 'id_ponto_entrega'],
    ] as const) {
      const { status, body } = await refuse(token, cartId, choiceOf(option, rest));
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
    }
  });

  test('when something in the cart is not there any more', async () => {
    const { token } = await signUp(shop);
    const cartId = await saveCart(shop, token);
    const [counter] = await shippingOf(shop, cartId, { cidade_id: cities.foz }, token);
    await shop.db.update(products).set({ inStock: false }).where(eq(products.id, 8));

    const { status, body } = await refuse(token, cartId, choiceOf(counter));
    await shop.db.update(products).set({ inStock: true }).where(eq(products.id, 8));

    expect(status).toBe(422);
    expect(body.errors).toEqual({ 'itens.0': ['Este produto está indisponível no momento!'] });
  });

  test('naming every line that is not there any more, by its place in the cart', async () => {
    const { token } = await signUp(shop);
    const lines = [
      [1, false],
      [2, true],
      [6, true],
      [8, true],
    ] as const;
    const body = {
      ...newCart(),
      itens: lines.map(([produto_id, ativo]) => ({ produto_id, qtde: 1, armazem_id: 1, ativo })),
    };
    await shop.call(createCart, { body, token });
    const [counter] = await shippingOf(shop, body.external_id, { cidade_id: cities.foz }, token);
    const sold = inArray(products.id, [2, 8]);
    await shop.db.update(products).set({ inStock: false }).where(sold);

    const refusal = await refuse(token, body.external_id, choiceOf(counter));
    await shop.db.update(products).set({ inStock: true }).where(sold);

    expect(Object.keys(refusal.body.errors ?? {})).toEqual(['itens.1', 'itens.3']);
  });

  test('where nobody takes payments', async () => {
    const closed = await startTestApp(undefined, { sandboxPayments: false });
    const { token } = await signUp(closed);
    const refusal = await closed.refused(startCheckout, {
      token,
      params: { external_id: 'cart-of-nobody-at-all' },
      body: { token_entrega: 'x' },
    });
    await closed.close();

    expect(refusal.status).toBe(503);
  });
});

describe('an order', () => {
  test('is its owner’s and nobody else’s', async () => {
    const [owner, other] = [await signUp(shop), await signUp(shop)];
    const { externalId } = await orderAtCounter(shop, owner.token);
    const sent = { params: { external_id: externalId } };

    for (const call of [getOrder, listPayments]) {
      expect((await shop.refused(call, sent)).status).toBe(401);
      expect((await shop.refused(call, { ...sent, token: other.token })).status).toBe(404);
    }
    expect((await shop.call(listOrders, { token: other.token })).data).toEqual([]);
    expect((await shop.refused(listOrders)).status).toBe(401);
  });

  test('is also found by the external id of its cart', async () => {
    const { token } = await signUp(shop);
    const { cartId, externalId } = await orderAtCounter(shop, token);

    expect(await readOrder(token, cartId)).toMatchObject({ external_id: externalId });
  });

  test('keeps the prices of its day', async () => {
    const { token } = await signUp(shop);
    const { read } = await orderAtCounter(shop, token);
    await setPrice(9999);
    const order = await read();
    await setPrice(6490);

    expect(order).toMatchObject({ valor_total: '64.90', itens: [{ valor_unitario: '64.90' }] });
  });

  test('stands in a list with the newest first', async () => {
    const { token } = await signUp(shop);
    const [first, second] = [await orderAtCounter(shop, token), await orderAtCounter(shop, token)];

    const { data } = await shop.call(listOrders, { token });

    expect(data.map(({ external_id }) => external_id)).toEqual([
      second.externalId,
      first.externalId,
    ]);
  });
});
