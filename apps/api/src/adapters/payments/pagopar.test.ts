import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orders } from '../../platform/db/schema/index.ts';
import { silentLog } from '../../platform/runtime/log.ts';
import { askForOrder } from '../../shop/orders/ask-for-order.ts';
import { recordChargeback } from '../../shop/orders/record-chargeback.ts';
import { pagoparKeys, pagoparToken, startPagopar } from '../../testing/pagopar-server.ts';
import { paymentProviderConformance } from '../../testing/provider-conformance.ts';
import { atCheckout, checkOut, choiceOf, readOrder } from '../../testing/shopping.ts';
import { startTestApp, testOrigins, type TestApp } from '../../testing/test-app.ts';
import { aRequest } from './conformance.ts';
import { pagopar } from './pagopar.ts';
import { withTimeLimits } from './time-limits.ts';

paymentProviderConformance('pagopar', async () => {
  const server = await startPagopar();
  return {
    provider: pagopar({ url: server.url, ...pagoparKeys }),
    approve: async ({ providerId }) => server.pay(providerId),
    decline: async () => undefined,
    close: server.close,
  };
});

let server: Awaited<ReturnType<typeof startPagopar>>;
let shop: TestApp;
beforeAll(async () => {
  server = await startPagopar();
  const payments = pagopar({ url: server.url, ...pagoparKeys });
  shop = await startTestApp(undefined, { payments, sandboxPayments: false });
});
afterAll(async () => {
  await shop.close();
  await server.close();
});

test('a notification of Pagopar makes the shop ask, and is answered as Pagopar wants it', async () => {
  const { token, cartId, counter } = await atCheckout(shop, 'resident');
  const { external_id = '', link_pagamento } = await checkOut(
    shop,
    token,
    cartId,
    choiceOf(counter),
  );
  const hash = new URL([link_pagamento].flat()[0] ?? '').pathname.split('/').at(-1) ?? '';
  const notify = async (sent: string) => {
    const resultado = [{ hash_pedido: hash, token: sent, pagado: true }];
    const body = JSON.stringify({ resultado, respuesta: true });
    return shop.app.request('/webhooks/payments/pagopar', { method: 'POST', body });
  };
  const status = async () => (await readOrder(shop, token, external_id ?? '')).status;

  // What it says is not believed: nothing was paid yet.
  expect((await notify(pagoparToken(hash))).status).toBe(200);
  expect(await status()).toBe('PAGAMENTO');
  server.pay(hash);
  expect((await notify('wrong')).status).toBe(404);
  expect(await status()).toBe('PAGAMENTO');

  const answered = await notify(pagoparToken(hash));

  expect(await answered.json()).toMatchObject([{ hash_pedido: hash }]);
  expect(await status()).toBe('PAGO');
});

test('a reversal that Pagopar schedules is pending until its order shows it', async () => {
  const provider = pagopar({ url: server.url, ...pagoparKeys });
  const request = aRequest('PYG');
  const signal = AbortSignal.timeout(30_000);
  const { id = null } = await provider.open(request, signal);
  const { reference, amount } = request;
  const refund = () => provider.refund({ reference, providerId: id, amount }, signal);
  server.pay(id);

  server.schedule(true);
  expect([await refund(), await refund()]).toEqual(['pending', 'pending']);
  server.reverse(id);
  server.schedule(false);

  expect(await refund()).toBe('done');
  expect(await provider.find({ reference, providerId: id }, signal)).toMatchObject({
    outcome: 'refunded',
    amount,
  });
});

test('a reversal that was made at Pagopar ends the order, and its notification is answered', async () => {
  const { token, cartId, counter } = await atCheckout(shop, 'resident');
  const { external_id, link_pagamento } = await checkOut(shop, token, cartId, choiceOf(counter));
  const hash = new URL([link_pagamento].flat()[0] ?? '').pathname.split('/').at(-1) ?? '';
  const notify = (pagado: boolean) => {
    const resultado = [{ hash_pedido: hash, token: pagoparToken(hash), pagado, fecha_pago: null }];
    const body = JSON.stringify({ resultado, respuesta: true });
    return shop.app.request('/webhooks/payments/pagopar', { method: 'POST', body });
  };
  server.pay(hash);
  await notify(true);

  server.reverse(hash);

  expect((await notify(false)).status).toBe(200);
  expect(await readOrder(shop, token, external_id ?? '')).toMatchObject({
    status: 'ESTORNADO',
    codigo_retirada: null,
    pagamentos: [{ estorno_tipo: 'total' }],
  });
});

// Spec: decision 51
test('a chargeback that staff record stands against Pagopar, which reports none, until it is asked on purpose', async () => {
  const { token, cartId, counter } = await atCheckout(shop, 'resident');
  const { external_id = '', link_pagamento } = await checkOut(
    shop,
    token,
    cartId,
    choiceOf(counter),
  );
  const hash = new URL([link_pagamento].flat()[0] ?? '').pathname.split('/').at(-1) ?? '';
  const notify = () => {
    const resultado = [{ hash_pedido: hash, token: pagoparToken(hash), pagado: true }];
    const body = JSON.stringify({ resultado, respuesta: true });
    return shop.app.request('/webhooks/payments/pagopar', { method: 'POST', body });
  };
  server.pay(hash);
  await notify();
  const [order] = await shop.db
    .select()
    .from(orders)
    .where(eq(orders.externalId, external_id ?? ''));
  const orderId = order?.id ?? 0;
  const money = async () => {
    const [row] = await shop.db.select().from(orders).where(eq(orders.id, orderId));
    return row?.money;
  };
  const context = { origins: testOrigins, now: new Date(shop.now()) };
  await shop.db.transaction((tx) => recordChargeback(tx, orderId, 'disputa 4711', context));
  expect(await money()).toBe('missing');

  expect((await notify()).status).toBe(200);
  expect(await money()).toBe('missing');

  const payments = pagopar({ url: server.url, ...pagoparKeys });
  const deps = { db: shop.db, clock: shop, log: silentLog, origins: testOrigins };
  await askForOrder(
    { ...deps, mailDue: () => undefined, payments: withTimeLimits(payments) },
    orderId,
  );
  expect(await money()).toBe('ok');
});

test.each([
  ['RUC', '1234567A2', { documento: '1234567A', ruc: '1234567A-2' }],
  ['RUC', '800280610', { documento: '80028061', ruc: '80028061-0' }],
  ['CEDULA', '4123456', { documento: '4123456', ruc: '' }],
  [undefined, undefined, { documento: '', ruc: '' }],
] as const)('a buyer with the %s %s is known to Pagopar by it', async (type, document, known) => {
  const request = aRequest('PYG');
  const buyer = { ...request.buyer, document, documentType: type };
  const provider = pagopar({ url: server.url, ...pagoparKeys });

  const { id } = await provider.open({ ...request, buyer }, AbortSignal.timeout(30_000));

  expect(server.buyerOf(id ?? '')).toEqual(known);
});
