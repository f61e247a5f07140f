import {
  deliverOrder,
  getStaffOrder,
  handOverOrder,
  shipOrder,
  trackOrder,
} from '@ponte/contract/staff';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orders } from '../../platform/db/schema/index.ts';
import { homeService } from '../../shop/shipping/network.ts';
import { lastMail, signUp } from '../../testing/customers.ts';
import { orderAtCounter, press, readOrder } from '../../testing/shopping.ts';
import { hire, startStaffedShop, type Hired } from '../../testing/staff.ts';
import type { TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
let counter: Hired;
beforeAll(async () => {
  shop = await startStaffedShop();
  counter = await hire(shop, 'counter');
});
afterAll(() => shop.close());

async function paid(serviceId: number | null) {
  const { token, email } = await signUp(shop);
  const { externalId, page } = await orderAtCounter(shop, token);
  await press(shop, page, 'approve');
  const ofIt = eq(orders.externalId, externalId);
  const [row] = await shop.db.select().from(orders).where(ofIt);
  if (!row) throw new Error('no order');
  const delivery = { ...row.delivery, serviceId };
  await shop.db.update(orders).set({ delivery }).where(ofIt);
  const { id, pickupCode } = row;
  const read = () => shop.call(getStaffOrder, counter.sends({ params: { id } }));
  const bought = async () => (await readOrder(shop, token, externalId)).entrega;
  return { id, email, pickupCode, read, bought };
}

const link = 'https://track.example/BR1?lang=pt';

test('a home delivery leaves with its tracking, and closes with who took it, without a code', async () => {
  const { id, email, read, bought } = await paid(homeService);
  const { version, acts } = await read();
  expect(acts).toEqual(['ship', 'handOver', 'deliver']);

  const body = { version, trackingNumber: ' BR1 ', trackingLink: link };
  const sent = await shop.call(shipOrder, counter.sends({ params: { id }, body }));

  expect(sent.tracking).toEqual({ number: 'BR1', link });
  expect(await bought()).toMatchObject({ rastreio_codigo: 'BR1', rastreio_link: link });
  const mail = (await lastMail(shop, email))?.body;
  for (const said of ['Código de rastreio: BR1', link]) expect(mail).toContain(said);

  shop.passTime(60_000);
  const done = await shop.call(
    deliverOrder,
    counter.sends({ params: { id }, body: { version: sent.version, handedOverTo: ' Eva Díaz ' } }),
  );

  const now = new Date(shop.now()).toISOString();
  expect(done).toMatchObject({
    queue: 'handedOver',
    handedOverAt: now,
    handedOverTo: 'Eva Díaz',
    acts: [],
    history: [{ action: 'order.delivered', actor: { id: counter.id } }, {}],
  });
  expect(JSON.stringify(done.history)).not.toContain('Eva');
  expect(await bought()).toMatchObject({ entregue_em: now, entregue_a: 'Eva Díaz' });
  expect((await lastMail(shop, email))?.body).toContain('em nome de: Eva Díaz');
});

test('a wrong tracking is corrected while the order is on its way, and its buyer sees the new one', async () => {
  const { id, email, read, bought } = await paid(homeService);
  const sends = (body: object) => counter.sends({ params: { id }, body });
  const { version } = await read();
  expect((await shop.refused(trackOrder, sends({ version, trackingNumber: 'BR2' }))).status).toBe(
    409,
  );
  const sent = await shop.call(shipOrder, sends({ version, trackingNumber: 'BR1' }));
  expect(sent.acts).toEqual(['track', 'handOver', 'deliver']);

  shop.passTime(60_000);
  const body = { version: sent.version, trackingNumber: 'BR2', trackingLink: link };
  const corrected = await shop.call(trackOrder, sends(body));

  expect(corrected).toMatchObject({
    tracking: { number: 'BR2', link },
    queue: 'ready',
    history: [{ action: 'order.trackingChanged', actor: { id: counter.id } }, {}],
  });
  expect(await bought()).toMatchObject({ rastreio_codigo: 'BR2', rastreio_link: link });
  const mail = await lastMail(shop, email);
  expect(mail?.subject).toMatch(/^Novo rastreio: pedido \d{6}$/);
  expect(mail?.body).toContain('Código de rastreio: BR2');
  // Another page has not seen it.
  expect((await shop.refused(trackOrder, sends(body))).status).toBe(409);

  shop.passTime(60_000);
  const { version: now } = corrected;
  const gone = await shop.call(trackOrder, sends({ version: now, trackingNumber: ' ' }));
  expect(gone.tracking).toBeNull();
  expect(await lastMail(shop, email)).toEqual(mail);
});

test.each([
  'http://track.example/1',
  'javascript:alert(1)',
  'https://a@b.example/',
  'track.example',
])('a link that is not https is refused: %s', async (trackingLink) => {
  const { id, read } = await paid(homeService);
  const { version } = await read();
  const body = { version, trackingLink };

  const refused = await shop.refused(shipOrder, counter.sends({ params: { id }, body }));

  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['trackingLink']]);
  expect((await read()).queue).toBe('toPrepare');
});

test('what is collected has no tracking, and is handed over by its code alone', async () => {
  const { id, read, pickupCode } = await paid(null);
  const { version, acts } = await read();
  expect(acts).toEqual(['ship', 'handOver']);
  const sends = (body: object) => counter.sends({ params: { id }, body: { version, ...body } });

  expect((await shop.refused(shipOrder, sends({ trackingNumber: 'BR1' }))).status).toBe(422);
  expect((await shop.refused(deliverOrder, sends({ handedOverTo: 'Eva' }))).status).toBe(409);
  expect((await shop.call(handOverOrder, sends({ pickupCode }))).queue).toBe('handedOver');
});

test('a delivery without a name is refused', async () => {
  const { id, read } = await paid(homeService);
  const { version } = await read();

  for (const handedOverTo of ['', '  ']) {
    const sent = counter.sends({ params: { id }, body: { version, handedOverTo } });
    expect((await shop.refused(deliverOrder, sent)).status).toBe(422);
  }
});
