import { describe, expect, test } from 'vitest';
import type { Shop } from '../shop/index.ts';
import { luis } from '../testing/fake-accounts.ts';
import {
  MemoryStorage,
  ok,
  regionPY,
  settle,
  type Answer,
  type Respond,
} from '../testing/index.ts';
import { openShop, at, openSignedIn } from '../testing/open-shop.ts';
import { placeStorageKey, shippingEstimateOf } from './index.ts';

const ways = [
  { entrega_servico_id: null, valor: '0', prazo: 0, moeda: { id: 3 } },
  {
    entrega_servico_id: 2,
    valor: '11130',
    prazo: 1,
    moeda: { id: 3 },
    opcionais: { pontos_entrega: [{ id: 8, ponto_entrega: 'Punto Itá', cidade: 'Itá' }] },
  },
];

function setUp(respond: Respond = () => ok(ways), storage = new MemoryStorage()) {
  const opened = openShop(respond, {
    region: regionPY,
    storage: storage.tab(),
    shop: { retries: 0 },
  });
  return { ...opened, storage, estimate: shippingEstimateOf(opened.shop) };
}

const statusOf = (shop: Shop) => shippingEstimateOf(shop).view('taladro').status;

describe('an estimate', () => {
  test('is asked for once a city is chosen, by product and city, in the visitor’s words', async () => {
    const { estimate, requests } = setUp();
    estimate.watch('taladro');
    expect(estimate.view('taladro')).toEqual({ status: 'choosing' });

    estimate.chooseState(36);
    await settle();
    expect(requests).toEqual([]);
    estimate.chooseCity(5737);
    expect(estimate.view('taladro')).toEqual({ status: 'loading' });
    await settle();

    expect(requests.map(({ url }) => url.pathname + url.search)).toEqual([
      '/api/public/products/taladro/frete?cidade_id=5737&pais_id=2&lang=es&moeda_id=3',
    ]);
    expect(estimate.view('taladro')).toMatchObject({
      status: 'shown',
      options: [
        { serviceId: null, price: { minor: 0, currency: 'PYG' }, points: [] },
        { serviceId: 2, price: { minor: 11_130 }, days: 1, points: [{ name: 'Punto Itá' }] },
      ],
    });
  });

  test('of another product or city is never shown in its place', async () => {
    const { estimate } = setUp();
    estimate.watch('taladro');
    estimate.chooseState(36);
    estimate.chooseCity(5737);
    await settle();

    expect(estimate.view('sierra')).toEqual({ status: 'loading' });
    estimate.chooseCity(5738);
    expect(estimate.view('taladro')).toEqual({ status: 'loading' });
    estimate.chooseState(37);
    expect(estimate.view('taladro')).toEqual({ status: 'choosing' });
  });

  test('that comes late is dropped', async () => {
    const late: ((answer: Answer) => void)[] = [];
    const { estimate } = setUp(({ url }) =>
      url.searchParams.get('cidade_id') === '1'
        ? new Promise((resolve) => void late.push(resolve))
        : ok(ways),
    );
    estimate.watch('taladro');
    estimate.chooseState(36);
    estimate.chooseCity(1);
    await settle();
    estimate.chooseCity(2);
    await settle();
    for (const answer of late) answer(ok([]));
    await settle();

    expect(estimate.view('taladro')).toMatchObject({ options: [{}, {}] });
  });

  test('that failed says why, and is asked for again on demand', async () => {
    let broken = true;
    const { estimate } = setUp(() => (broken ? { status: 500, body: {} } : ok(ways)));
    estimate.watch('taladro');
    estimate.chooseState(36);
    estimate.chooseCity(5737);
    await settle();
    expect(estimate.view('taladro')).toMatchObject({ status: 'failed', error: { kind: 'server' } });

    broken = false;
    estimate.retry('taladro');
    await settle();
    expect(estimate.view('taladro')).toMatchObject({ status: 'shown' });
  });

  test('is left to the checkout by a store that has no such call', async () => {
    const { estimate, shop } = setUp(() => ({ status: 404, body: { message: 'Not found' } }));
    estimate.watch('taladro');
    estimate.chooseState(36);
    estimate.chooseCity(5737);
    await settle();

    expect(statusOf(shop)).toBe('later');
  });

  test('is not requested when it is no longer shown', async () => {
    const { estimate, requests } = setUp();
    const stop = estimate.watch('taladro');
    estimate.chooseState(36);
    stop();
    estimate.chooseCity(5737);
    await settle();

    expect(requests).toEqual([]);
  });
});

describe('the place', () => {
  test('is remembered by the browser, for the next product and the next visit', async () => {
    const first = setUp();
    first.estimate.watch('taladro');
    first.estimate.chooseState(36);
    first.estimate.chooseCity(5737);

    const next = setUp(undefined, first.storage);
    next.estimate.watch('sierra');
    await settle();

    expect(next.estimate.place).toEqual({ stateId: 36, cityId: 5737 });
    expect(statusOf(next.shop)).toBe('loading');
    expect(next.estimate.view('sierra')).toMatchObject({ status: 'shown' });
  });

  test.each(['', 'x', '{"stateId":"36","cityId":5737}', '{}'])(
    'that a browser kept as %o is none',
    (text) => {
      const storage = new MemoryStorage();
      storage.tab().set(placeStorageKey, text);
      const { estimate } = setUp(undefined, storage);
      estimate.watch('taladro');

      expect(estimate.place).toEqual({ stateId: null, cityId: null });
    },
  );

  const home = { id: 1, nome: 'Casa', estado: 'Central', cidade: 'Luque', pais_id: 2 };
  const addresses = [
    { ...home, estado_id: 38, cidade_id: 5712 },
    { ...home, id: 2, estado_id: 36, cidade_id: 5737, principal: true },
  ];
  const signedIn = async (enderecos: readonly object[]) => {
    const opened = await openSignedIn(at('/ecom/me', () => ok({ ...luis, enderecos })));
    const estimate = shippingEstimateOf(opened.shop);
    estimate.watch('taladro');
    await settle();
    return { ...opened, estimate };
  };

  test('begins at the customer’s main address, until another is chosen', async () => {
    const { estimate } = await signedIn(addresses);
    expect(estimate.place).toEqual({ stateId: 36, cityId: 5737 });

    estimate.chooseState(38);
    expect(estimate.place).toEqual({ stateId: 38, cityId: null });
  });

  test('of a customer is not kept for who comes after them', async () => {
    const { estimate, shop } = await signedIn(addresses);
    expect(estimate.place.cityId).toBe(5737);

    shop.session.end();

    expect(estimate.place).toEqual({ stateId: null, cityId: null });
  });

  test.each([
    ['in Brazil', [{ ...home, estado_id: 16, cidade_id: 4031, pais_id: 1, principal: true }]],
    ['without a city', [{ ...home, estado_id: 38, cidade_id: null, principal: true }]],
    ['nowhere', []],
  ])('of a customer who lives %s is still to be chosen', async (_, enderecos) => {
    const { estimate } = await signedIn(enderecos);

    expect(estimate.place).toEqual({ stateId: null, cityId: null });
  });
});
