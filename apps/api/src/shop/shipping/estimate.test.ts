import { createCart } from '@ponte/contract/cart';
import { estimateShipping } from '@ponte/contract/shipping';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cities, newCart, shippingOf } from '../../testing/shopping.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());

describe('an estimate for one product', () => {
  const estimate = (query: object, slugOrId: string | number = 8) =>
    shop.call(estimateShipping, { params: { slugOrId }, query: { ...query } });

  test.each(['foz', 'este', 'asuncion', 'encarnacion', 'mariscal'] as const)(
    'offers in %s what a cart with it is offered there, without a token',
    async (city) => {
      const cidade_id = cities[city];
      const body = newCart(1, 3);
      await shop.call(createCart, { body });
      const where = { cidade_id, moeda_id: 3, pais_id: 2 };
      const offered = await shippingOf(shop, body.external_id, where);

      const estimated = await estimate({ cidade_id, moeda_id: '3' });

      const signed = estimated.map((option, index) => ({
        ...option,
        token: offered[index]?.token,
      }));
      expect(signed).toEqual(offered);
      expect(estimated.filter((option) => 'token' in option)).toEqual([]);
    },
  );

  test('is found by slug as by id, in the language and the currency that are asked for', async () => {
    const query = { cidade_id: cities.este, moeda_id: '3', lang: 'es' };

    const options = await estimate(query, 'produto-8');

    expect(options).toEqual(await estimate(query));
    expect(options.map(({ descricao, valor }) => [descricao, valor])).toEqual([
      ['Retiro en la tienda', '0'],
      ['Retiro en punto de entrega', '12300'],
      ['Entrega a domicilio', '24500'],
    ]);
  });

  test('is the counter for a foreigner', async () => {
    const options = await estimate({ cidade_id: cities.este, pais_id: '1' });

    expect(options.map(({ entrega_servico_id }) => entrega_servico_id)).toEqual([null]);
  });

  test.each([
    ['is out of stock', 5],
    ['is in the physical store only', 10],
    ['has its price asked for', 9],
  ])('is empty for what %s: nothing of it can be ordered', async (_, id) => {
    expect(await estimate({ cidade_id: cities.este }, id)).toEqual([]);
  });

  test.each([
    [{ cidade_id: 999_999 }, 'cidade_id'],
    [{ cidade_id: 'Luque' }, 'cidade_id'],
    [{}, 'cidade_id'],
    [{ cidade_id: cities.este, pais_id: '3' }, 'pais_id'],
    [{ cidade_id: cities.este, valor: '0' }, 'valor'],
  ])('refuses %o', async (query, field) => {
    const { status, body } = await shop.refused(estimateShipping, {
      params: { slugOrId: 8 },
      query: { ...query },
    });

    expect(status).toBe(422);
    expect(body.errors).toHaveProperty([field, 0]);
  });

  test('is of a product that there is', async () => {
    const { status } = await shop.refused(estimateShipping, {
      params: { slugOrId: 'nada' },
      query: { cidade_id: cities.este },
    });

    expect(status).toBe(404);
  });
});
