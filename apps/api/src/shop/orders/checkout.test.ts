import { getMe } from '@ponte/contract/accounts';
import { createCart } from '@ponte/contract/cart';
import { listOrders, startCheckout } from '@ponte/contract/orders';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { products } from '../../platform/db/schema/index.ts';
import { paraguayanForm, signUp } from '../../testing/customers.ts';
import {
  atCheckout,
  checkOut,
  choiceOf,
  cities,
  newCart,
  readOrder,
  refuseCheckout,
  saveCart,
  shippingOf,
} from '../../testing/shopping.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp(undefined, { limitFactor: 100 });
});
afterAll(() => shop.close());

describe('a checkout', () => {
  // Spec: accounts 1.1, 4.9, 7.21
  test('of a foreigner makes an order in dollars that waits for payment', async () => {
    const { token } = await signUp(shop);
    const cartId = await saveCart(shop, token, 3);
    const [counter] = await shippingOf(shop, cartId, { cidade_id: cities.foz }, token);

    const { external_id, link_pagamento } = await checkOut(shop, token, cartId, choiceOf(counter));
    const order = await readOrder(shop, token, external_id ?? '');

    expect(link_pagamento).toEqual([
      expect.stringMatching(/^https:\/\/api\.example\/sandbox\/payments\//),
    ]);
    expect(order).toMatchObject({
      status: 'PAGAMENTO',
      valor_total: '194.70',
      valor_frete: '0.00',
      valor_iva: '0.00',
      moeda_id: 1,
      moeda: { simbolo: 'U$', codigo: 'USD' },
      codigo_retirada: null,
      link_pagamento: [link_pagamento].flat()[0],
      pagamentos: [{ status: 'AGUARDANDO', valor_total: '194.70' }],
      entrega: {
        descricao: 'Retirada na loja',
        endereco: 'Ponte San Blas, Av. San Blas 1250, Ciudad del Este',
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

  // Spec: accounts 1.1
  test('of a resident with home delivery, in guaranis', async () => {
    const { token } = await signUp(shop, paraguayanForm);
    const address = (await shop.call(getMe, { token })).enderecos?.[0]?.id;
    const cartId = await saveCart(shop, token, 1, 3);
    const options = await shippingOf(shop, cartId, { cidade_id: cities.este, moeda_id: 3 }, token);
    const home = options.find(({ entrega_servico_id }) => entrega_servico_id === 1);

    const { external_id } = await checkOut(
      shop,
      token,
      cartId,
      choiceOf(home, { cliente_endereco_id: address }),
    );

    expect(await readOrder(shop, token, external_id ?? '', 'es')).toMatchObject({
      valor_frete: '24500',
      valor_total: '554300',
      // Of goods and delivery: 554,300 ÷ 11
      valor_iva: '50391',
      moeda_id: 3,
      moeda: { codigo: 'PYG', casas_decimais: 0 },
      entrega: {
        descricao: 'Entrega a domicilio',
        prazo: 1,
        endereco: 'Avenida Brasil, 100, Centro, Ciudad del Este, Alto Paraná',
        em_domicilio: true,
      },
    });
  });

  test('leads to a chosen pickup point', async () => {
    const { token } = await signUp(shop, paraguayanForm);
    const cartId = await saveCart(shop, token, 1, 3);
    const where = { cidade_id: cities.este, moeda_id: 3, id_servico: 2, id_ponto_entrega: 8 };
    const [option] = await shippingOf(shop, cartId, where, token);

    const { external_id } = await checkOut(
      shop,
      token,
      cartId,
      choiceOf(option, { id_ponto_entrega: 8 }),
    );

    expect((await readOrder(shop, token, external_id ?? '')).entrega?.endereco).toBe(
      'Punto Encarnación, Av. Irrazábal 1340, Encarnación',
    );
  });

  // Spec: storefront 1.5
  test('of a foreigner who asked for a partner’s point is for the counter', async () => {
    const { token } = await signUp(shop);
    const cartId = await saveCart(shop, token);
    const where = { cidade_id: cities.este, id_servico: 2, id_ponto_entrega: 2 };
    const [counter] = await shippingOf(shop, cartId, where, token);

    const { external_id } = await checkOut(shop, token, cartId, choiceOf(counter));

    expect((await readOrder(shop, token, external_id ?? '')).entrega?.endereco).toMatch(
      /^Ponte San Blas/,
    );
  });

  test('sent twice, also at the same moment, is one order', async () => {
    const { token, cartId, counter } = await atCheckout(shop);
    const send = () => checkOut(shop, token, cartId, choiceOf(counter));

    const answers = [...(await Promise.all([send(), send(), send()])), await send()];

    expect(new Set(answers.map(({ external_id }) => external_id)).size).toBe(1);
    expect(new Set(answers.flatMap((one) => one.link_pagamento)).size).toBe(1);
    expect((await shop.call(listOrders, { token })).data).toHaveLength(1);
  });

  test('with another choice replaces the unpaid one', async () => {
    const { token, cartId, counter, point } = await atCheckout(shop, 'resident');

    const first = await checkOut(shop, token, cartId, choiceOf(counter));
    const second = await checkOut(shop, token, cartId, choiceOf(point, { id_ponto_entrega: 2 }));

    expect(second.external_id).not.toBe(first.external_id);
    const { data } = await shop.call(listOrders, { token });
    expect(data.map(({ external_id }) => external_id)).toEqual([second.external_id]);
  });
});

describe('a checkout is refused', () => {
  test('without a session, for an unknown cart and for another customer’s', async () => {
    const [owner, other] = [await signUp(shop), await signUp(shop)];
    const cartId = await saveCart(shop, owner.token);
    const [counter] = await shippingOf(shop, cartId, { cidade_id: cities.foz }, owner.token);

    expect((await refuseCheckout(shop, undefined, cartId, choiceOf(counter))).status).toBe(401);
    expect((await refuseCheckout(shop, other.token, cartId, choiceOf(counter))).status).toBe(404);
    expect(
      (await refuseCheckout(shop, owner.token, 'cart-of-nobody-at-all', choiceOf(counter))).status,
    ).toBe(404);
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
      expect((await refuseCheckout(shop, token, cartId, body)).status).toBe(422);
    }
  });

  test('of a foreigner with what was offered to a resident before the login', async () => {
    const { token } = await signUp(shop);
    const body = newCart();
    await shop.call(createCart, { body });
    const where = { cidade_id: cities.este, pais_id: 2 };
    const [, point, home] = await shippingOf(shop, body.external_id, where);

    for (const choice of [choiceOf(point, { id_ponto_entrega: 2 }), choiceOf(home)]) {
      const refusal = await refuseCheckout(shop, token, body.external_id, choice);
      expect([refusal.status, refusal.body.message]).toEqual([
        409,
        'Escolha novamente a forma de entrega.',
      ]);
    }
  });

  // Spec: decision 43
  test('of a resident without I.V.A., which foreigners alone do not pay', async () => {
    const { token } = await signUp(shop, paraguayanForm);
    for (const moeda_id of [1, 2, 4]) {
      const cartId = await saveCart(shop, token, 1, moeda_id);
      const where = { cidade_id: cities.este, moeda_id };
      const [counter] = await shippingOf(shop, cartId, where, token);

      const { status, body } = await refuseCheckout(shop, token, cartId, choiceOf(counter));

      expect([status, body]).toEqual([
        409,
        { message: 'Os valores mudaram. Confira o novo total antes de pagar.' },
      ]);
    }
  });

  // Spec: accounts 5.15
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
      const { status, body } = await refuseCheckout(shop, token, cartId, choiceOf(option, rest));
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
    }
  });

  test('when a product in the cart is no longer sold', async () => {
    const { token, cartId, counter } = await atCheckout(shop);
    await shop.db.update(products).set({ inStock: false }).where(eq(products.id, 8));

    const { status, body } = await refuseCheckout(shop, token, cartId, choiceOf(counter));
    await shop.db.update(products).set({ inStock: true }).where(eq(products.id, 8));

    expect(status).toBe(422);
    expect(body.errors).toEqual({ 'itens.0': ['Este produto está indisponível no momento!'] });
  });

  test('naming every line that is no longer sold, by its index', async () => {
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

    const refusal = await refuseCheckout(shop, token, body.external_id, choiceOf(counter));
    await shop.db.update(products).set({ inStock: true }).where(sold);

    expect(Object.keys(refusal.body.errors ?? {})).toEqual(['itens.1', 'itens.3']);
  });

  test('without a payment provider', async () => {
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
