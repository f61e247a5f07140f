import { loadCities } from '@ponte/regional/places';
import { beforeAll, describe, expect, test } from 'vitest';
import { MemoryStorage, settle } from '../testing/index.ts';
import { calculations, deliverBy, homeService, openDelivery } from '../testing/open-delivery.ts';
import { openPurchase } from '../testing/open-purchase.ts';
import { openShop } from '../testing/open-shop.ts';
import { product } from '../testing/samples.ts';
import { shippingOf } from './index.ts';

const saw = product({ id: 8, name: 'Serra', price: { minor: 1250, currency: 'USD' } });
const home = { minor: 24_500, currency: 'PYG' };

beforeAll(async () => {
  await loadCities('PY');
});

describe('choosing the delivery', () => {
  test('gives the cart the price of the chosen option, and none while it is calculated', async () => {
    const purchase = await openDelivery();
    const { shop, shipping } = purchase;
    expect(shop.cart.shipping).toEqual({ minor: 0, currency: 'PYG' });
    deliverBy(shop, homeService);
    expect(shop.cart.shipping).toEqual(home);

    shop.cart.add(saw);
    expect([shop.cart.shipping, shipping.choice, shipping.problem]).toEqual([null, null, 'option']);
    await settle();
    expect(shop.cart.shipping).toEqual(home);
    expect(shipping.choice?.option?.serviceId).toBe(1);
    shop.dispose();
  });

  // Spec: decision 13
  test('a picked point is calculated for, chosen, and given up for all ways', async () => {
    const { shop, shipping, requests } = await openDelivery();
    shipping.togglePicker();
    await settle();
    expect(shipping.picker).toMatchObject({ status: 'open', states: ['Alto Paraná', 'Central'] });
    shipping.choosePickerState('Central');
    shipping.choosePickerCity('Itá');
    const [point] = shipping.picker?.points ?? [];
    expect(point?.name).toBe('Punto Itá');
    if (point) shipping.choosePickerPoint(point);
    await settle();
    expect(calculations(requests).at(-1)?.body).toMatchObject({
      cidade_id: 9002,
      cidade_alternativa_id: 9003,
      id_ponto_entrega: 3,
      id_servico: 2,
    });
    expect(shipping.choice).toMatchObject({ option: { serviceId: 2 }, point: { id: 3 } });
    expect([shipping.picker, shipping.canShowOptions, shipping.problem]).toEqual([
      null,
      true,
      null,
    ]);

    shipping.showOptions();
    await settle();
    expect(shipping.options).toHaveLength(3);
    shop.dispose();
  });

  test('waits for its customer while signed out, as after a session that ended', async () => {
    const storage = new MemoryStorage();
    const first = await openDelivery({ storage: storage.tab() });
    deliverBy(first.shop, homeService);
    first.shop.dispose();

    const between = openShop(() => undefined, { storage: storage.tab() });
    between.shop.start();
    between.shop.session.end();
    expect(shippingOf(between.shop).choice).toBeNull();
    between.shop.dispose();

    const again = await openDelivery({ storage: storage.tab() });
    expect(again.shipping.choice).toMatchObject({ option: { serviceId: 1 } });
    again.shop.dispose();
  });

  // Spec: accounts 3.8
  test('a picked point is chosen again on the next visit, until it is given up', async () => {
    const storage = new MemoryStorage();
    const visit = () => openDelivery({ storage: storage.tab() });
    const first = await visit();
    first.shipping.togglePicker();
    await settle();
    first.shipping.choosePickerState('Central');
    first.shipping.choosePickerCity('Itá');
    const [point] = first.shipping.picker?.points ?? [];
    if (point) first.shipping.choosePickerPoint(point);
    await settle();
    first.shop.dispose();

    const second = await visit();
    expect(second.shipping.choice).toMatchObject({ option: { serviceId: 2 }, point: { id: 3 } });
    expect(calculations(second.requests).at(-1)?.body).toMatchObject({
      cidade_alternativa_id: 9003,
      id_ponto_entrega: 3,
      id_servico: 2,
    });
    second.shipping.showOptions();
    await settle();
    second.shop.dispose();

    const third = await visit();
    expect([third.shipping.options.length, third.shipping.canShowOptions]).toEqual([3, false]);
    third.shop.dispose();
  });

  // Spec: accounts 3.8
  test('is chosen again on the next visit, by the same customer only', async () => {
    const storage = new MemoryStorage();
    const first = await openDelivery({ storage: storage.tab() });
    deliverBy(first.shop, homeService);
    first.shop.dispose();

    const second = await openDelivery({ storage: storage.tab() });
    expect(second.shipping.choice?.option?.serviceId).toBe(1);
    second.shop.session.signIn('other', { id: '12', name: 'João', kind: 'resident' });
    const other = shippingOf(second.shop);
    other.start();
    await settle();
    expect(other.choice?.option?.serviceId).toBeNull();
    second.shop.dispose();
  });

  test('a foreigner collects at the counter, and has no list of points', async () => {
    const { shop, shipping, requests } = await openDelivery({ foreign: true });
    expect(shipping.choice).toMatchObject({ option: { serviceId: null }, point: { id: 1 } });
    expect([shipping.isPickupOnly, shipping.canPickPoints, shipping.canShowOptions]).toEqual([
      true,
      false,
      false,
    ]);
    shipping.togglePicker();
    await settle();
    expect(requests.some(({ url }) => url.pathname.endsWith('/pontos-entrega'))).toBe(false);
    expect(shop.cart.shipping).toEqual({ minor: 0, currency: 'USD' });
    shop.dispose();
  });

  test('is not calculated without a session', async () => {
    const { shop, requests } = openShop(() => undefined);
    shop.start();
    shop.cart.add(product());
    shippingOf(shop).start();
    await settle();
    expect(calculations(requests)).toEqual([]);
    shop.dispose();
  });

  test('ends with the last who shows it, and with the session', async () => {
    const purchase = await openPurchase();
    const { shop, requests, clock } = purchase;
    const shipping = shippingOf(shop);
    const [one, other] = [shipping.start(), shipping.start()];
    await settle();
    one();
    one();
    shop.cart.add(saw);
    await settle();
    const asked = calculations(requests).length;
    expect(asked).toBe(2);
    other();
    shop.cart.remove(8);
    await settle();
    expect(calculations(requests)).toHaveLength(asked);

    shipping.start();
    await settle();
    expect(calculations(requests)).toHaveLength(asked + 1);
    shop.session.end();
    shop.cart.add(saw);
    await clock.advance(60_000);
    expect(calculations(requests)).toHaveLength(asked + 1);
    shop.dispose();
  });
});
