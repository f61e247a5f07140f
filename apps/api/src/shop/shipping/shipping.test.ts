import { getMe } from '@ponte/contract/accounts';
import { createCart, getCart } from '@ponte/contract/cart';
import { calculateShipping, listPickupPoints } from '@ponte/contract/shipping';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pickupPoints } from '../../platform/db/schema/index.ts';
import { paraguayanForm, signUp } from '../../testing/customers.ts';
import { cities, newCart, saveCart, shippingOf } from '../../testing/shopping.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
let brazilian: string;
let paraguayan: string;
beforeAll(async () => {
  shop = await startTestApp();
  brazilian = (await signUp(shop)).token;
  paraguayan = (await signUp(shop, paraguayanForm)).token;
});
afterAll(() => shop.close());

const waysTo = async (cidade_id: number, token: string, rest: object = {}) =>
  shippingOf(shop, await saveCart(shop, token), { cidade_id, ...rest }, token);

describe('a foreigner', () => {
  // Spec: storefront 1.5
  // Spec: accounts 1.2
  test.each(['foz', 'este', 'asuncion'] as const)(
    'collects at the counter and nowhere else, also in %s',
    async (city) => {
      const options = await waysTo(cities[city], brazilian);

      expect(options).toMatchObject([
        {
          entrega_servico_id: null,
          descricao: 'Retirada na loja',
          prazo: 0,
          valor: '0.00',
          moeda: { id: 1, codigo: 'USD', simbolo: 'U$' },
          opcionais: { pontos_entrega: [{ id: 1, cidade: 'Ciudad del Este' }] },
        },
      ]);
    },
  );

  test('is offered no partner, even by its id', async () => {
    const options = await waysTo(cities.este, brazilian, { id_servico: 2, id_ponto_entrega: 2 });

    expect(options.map(({ entrega_servico_id }) => entrega_servico_id)).toEqual([null]);
  });
});

describe('a resident', () => {
  // Spec: accounts 1.3, 3.6, 7.19
  // Spec: decision 13
  test('has counter, pickup points and home delivery, in guaranis', async () => {
    const options = await waysTo(cities.este, paraguayan, { moeda_id: 3 });

    expect(
      options.map(({ entrega_servico_id, valor, prazo }) => [entrega_servico_id, valor, prazo]),
    ).toEqual([
      [null, '0', 0],
      [2, '12300', 1],
      [1, '24500', 1],
    ]);
    expect(options[1]?.moeda).toMatchObject({ id: 3, codigo: 'PYG' });
  });

  test('pays more and waits longer the farther it is', async () => {
    const options = await waysTo(cities.asuncion, paraguayan);

    expect(options.map(({ valor, prazo }) => [valor, prazo])).toEqual([
      ['0.00', 0],
      ['3.50', 2],
      ['6.00', 2],
    ]);
  });

  test('has no pickup point where there is none', async () => {
    const options = await waysTo(cities.mariscal, paraguayan);

    expect(options.map(({ entrega_servico_id }) => entrega_servico_id)).toEqual([null, 1]);
  });

  test('has nothing brought to Brazil', async () => {
    const options = await waysTo(cities.foz, paraguayan);

    expect(options.map(({ entrega_servico_id }) => entrega_servico_id)).toEqual([null]);
  });

  test('gets the one option of a chosen pickup point, at the price of its department', async () => {
    const options = await waysTo(cities.este, paraguayan, { id_servico: 2, id_ponto_entrega: 8 });

    expect(options).toMatchObject([
      {
        entrega_servico_id: 2,
        valor: '3.50',
        prazo: 2,
        opcionais: { pontos_entrega: [{ id: 8 }] },
      },
    ]);
  });
});

describe('a visitor without a session', () => {
  test.each([
    [1, [null]],
    [2, [null, 2, 1]],
  ])('is what the country %i says', async (pais_id, services) => {
    const body = newCart();
    await shop.call(createCart, { body });

    const options = await shippingOf(shop, body.external_id, { cidade_id: cities.este, pais_id });

    expect(options.map(({ entrega_servico_id }) => entrega_servico_id)).toEqual(services);
  });
});

describe('the calculation', () => {
  test('remembers the address that it was made for', async () => {
    const user = await shop.call(getMe, { token: paraguayan });
    const id = Number(user.enderecos?.[0]?.id);
    const externalId = await saveCart(shop, paraguayan);

    const where = { cidade_id: cities.este, cliente_endereco_id: id };
    await shippingOf(shop, externalId, where, paraguayan);

    const cart = await shop.call(getCart, {
      params: { external_id: externalId },
      token: paraguayan,
    });
    expect(cart.cliente_endereco_id).toBe(id);
  });

  test.each([
    [{ cidade_id: 999_999 }, 'cidade_id'],
    [{ cidade_id: 'Asunción' }, 'cidade_id'],
    [{ cidade_id: 5737, moeda_id: 7 }, 'moeda_id'],
    [{ cidade_id: 5737, cliente_endereco_id: 1 }, 'cliente_endereco_id'],
    [{ cidade_id: 5737, cliente_endereco_id: 2_147_483_648 }, 'cliente_endereco_id'],
    [{ cidade_id: 5737, id: 2_147_483_648 }, 'id'],
    [{ cidade_id: 5737, id_ponto_entrega: 999 }, 'id_ponto_entrega'],
    [{ cidade_id: 5737, valor: '0' }, 'valor'],
    [{}, 'cidade_id'],
  ])('refuses %o', async (wrong, field) => {
    const externalId = await saveCart(shop, paraguayan);

    const { status, body } = await shop.refused(calculateShipping, {
      token: paraguayan,
      params: { external_id: externalId },
      body: { moeda_id: 2, ...wrong },
    });

    expect(status).toBe(422);
    expect(body.errors).toHaveProperty([field, 0]);
  });

  test('is made for the millionth cart as for the first', async () => {
    const where = { cidade_id: cities.este, id: 1_000_000 };

    expect(await waysTo(where.cidade_id, paraguayan, where)).not.toEqual([]);
  });

  // Spec: accounts 5.15
  test('needs something in the cart', async () => {
    const cart = newCart();
    const [line] = cart.itens;
    await shop.call(createCart, { body: { ...cart, itens: [{ ...line, ativo: false }] } });

    const { body } = await shop.refused(calculateShipping, {
      params: { external_id: cart.external_id },
      body: { moeda_id: 2, cidade_id: cities.este },
    });

    expect(body.errors).toEqual({ itens: ['Selecione uma cidade e tenha itens no carrinho!'] });
  });

  test('is for the owner of the cart', async () => {
    const externalId = await saveCart(shop, paraguayan);
    const body = { moeda_id: 2, cidade_id: cities.este };
    const sent = { params: { external_id: externalId }, body };

    expect((await shop.refused(calculateShipping, sent)).status).toBe(404);
    expect((await shop.refused(calculateShipping, { ...sent, token: brazilian })).status).toBe(404);
    expect((await shop.refused(calculateShipping, { ...sent, token: 'x'.repeat(43) })).status).toBe(
      401,
    );
  });
});

describe('pickup points', () => {
  const pointsFor = async (token: string, lang = 'es') =>
    shop.call(listPickupPoints, {
      token,
      params: { external_id: await saveCart(shop, token) },
      query: { lang },
    });

  // Spec: accounts 3.7, 7.20
  // Spec: decision 13
  test('are in several cities, with address and hours', async () => {
    const points = await pointsFor(paraguayan);

    expect(new Set(points.map(({ cidade }) => cidade)).size).toBeGreaterThan(4);
    expect(points.find(({ id }) => id === 4)).toMatchObject({
      ponto_entrega: 'Punto Microcentro',
      horario_atendimento: 'Lunes a viernes, 8:00 a 17:00; sábado, 8:00 a 12:00',
      cidade_id: 5571,
      estado: 'Asunción',
    });
  });

  // Spec: accounts 6.3
  test('are the counter only for foreigners', async () => {
    expect((await pointsFor(brazilian, 'pt')).map(({ id }) => id)).toEqual([1]);
  });

  test('that are closed are neither shown nor delivered to', async () => {
    await shop.db.update(pickupPoints).set({ active: false }).where(eq(pickupPoints.id, 3));

    expect((await pointsFor(paraguayan)).map(({ id }) => id)).not.toContain(3);
    const externalId = await saveCart(shop, paraguayan);
    const { body } = await shop.refused(calculateShipping, {
      token: paraguayan,
      params: { external_id: externalId },
      body: { moeda_id: 2, cidade_id: cities.este, id_servico: 2, id_ponto_entrega: 3 },
    });
    expect(body.errors).toHaveProperty('id_ponto_entrega');
  });
});
