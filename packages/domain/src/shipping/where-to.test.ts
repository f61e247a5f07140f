import { loadCities, statesOf } from '@ponte/regional/places';
import { beforeAll, describe, expect, test } from 'vitest';
import { settle } from '../testing/index.ts';
import { calculations, deliverBy, homeService, openDelivery } from '../testing/open-delivery.ts';
import { openPurchase } from '../testing/open-purchase.ts';
import { shippingOf } from './index.ts';

beforeAll(async () => {
  await loadCities('PY');
});

describe('where a purchase goes', () => {
  // Spec: accounts 4.7
  test('begins at the only saved address, with the first way', async () => {
    const { shipping, shop, requests } = await openDelivery();
    expect(shipping.address?.name).toBe('Casa');
    expect(shipping.options.map(({ serviceId }) => serviceId)).toEqual([null, 2, 1]);
    expect(shipping.choice).toMatchObject({ option: { serviceId: null }, point: { id: 1 } });
    expect(shipping.problem).toBeNull();
    expect(calculations(requests).map(({ body }) => body)).toMatchObject([
      {
        cidade_id: 9002,
        pais_id: 2,
        moeda_id: 3,
        cliente_endereco_id: 5,
        itens: [{ produto_id: 7, qtde: 1 }],
      },
    ]);
    shop.dispose();
  });

  test('begins at the address that the cart was calculated for, among several', async () => {
    const { shipping, shop } = await openDelivery({
      over: ({ method, url }) => {
        const { pathname } = url;
        if (pathname === '/ecom/me') {
          const enderecos = [
            { id: 5, nome: 'Casa', cidade_id: 9002, principal: 1 },
            { id: 6, nome: 'Obra', cidade_id: 9003 },
          ];
          return {
            status: 200,
            body: { id: 11, nome: 'Ana', email: 'a@b.c', estrangeiro: 0, enderecos },
          };
        }
        const isCart = method === 'GET' && /carrinho\/[^/]+$/.test(pathname);
        return isCart
          ? {
              status: 200,
              body: {
                id: 1,
                external_id: pathname.split('/').at(-1),
                moeda_id: 3,
                cliente_endereco_id: 6,
                itens: [],
              },
            }
          : undefined;
      },
    });
    expect(shipping.address?.name).toBe('Obra');
    shop.dispose();
  });

  // Spec: accounts 4.8
  test('begins at the first city of Paraguay without an address, which nothing is brought to', async () => {
    const purchase = await openPurchase();
    purchase.fake.addresses = [];
    const { shop, requests } = purchase;
    const shipping = shippingOf(shop);
    shipping.start();
    await settle();
    const [state] = statesOf('PY');
    const [city] = (await loadCities('PY')).ofState(state?.id ?? 0);
    expect(shipping.location.state).toMatchObject({ stateId: state?.id, cityId: city?.id });
    expect(calculations(requests).at(-1)?.body).toMatchObject({ cidade_id: city?.id, pais_id: 2 });
    deliverBy(shop, homeService);
    expect(shipping.problem).toBe('address');
    shop.dispose();
  });

  test('another state begins without a city, and nothing is calculated before one is chosen', async () => {
    const { shop, fake, requests } = await openPurchase();
    fake.addresses = [];
    const shipping = shippingOf(shop);
    shipping.start();
    await settle();
    const before = calculations(requests).length;
    const state = statesOf('PY')[3];
    await shipping.chooseState(state?.id ?? 0);
    expect(shipping.location.state).toMatchObject({ stateId: state?.id, cityId: null });
    expect(calculations(requests)).toHaveLength(before);

    const city = shipping.location.state?.cities?.at(-1);
    shipping.chooseCity(city?.id ?? 0);
    await settle();
    expect(calculations(requests).at(-1)?.body).toMatchObject({ cidade_id: city?.id });
    shop.dispose();
  });

  // Spec: accounts 4.8
  test('a saved address is chosen once the customer is read again', async () => {
    const { shop, shipping, fake } = await openDelivery();
    fake.addresses = [...fake.addresses, { id: 6, nome: 'Obra', cidade_id: 9003, pais_id: 2 }];
    await shipping.addressSaved(6);
    await settle();
    expect(shipping.address?.name).toBe('Obra');
    shop.dispose();
  });
});
