import { getTicket } from '@ponte/contract/orders';
import { getStart } from '@ponte/contract/start';
import { eq } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterEach, describe, expect, test } from 'vitest';
import { customers, mails, orders, payments } from '../../platform/db/schema/index.ts';
import { writeStoreInfo } from '../../platform/store-info/store-info.ts';
import { approval, FakeProvider } from '../../testing/fake-provider.ts';
import {
  atCheckout,
  checkOut,
  choiceOf,
  readOrder,
  refuseCheckout,
} from '../../testing/shopping.ts';
import { startTestApp, testOrigins, type TestApp } from '../../testing/test-app.ts';
import { changeStatus, handOver } from './change-status.ts';

let shop: TestApp;
afterEach(() => shop.close());

async function soldBy(ways: FakeProvider['ways']) {
  const provider = new FakeProvider();
  provider.ways = ways;
  shop = await startTestApp(undefined, { payments: provider, sandboxPayments: false });
  return provider;
}

const offeredByStart = async () =>
  (await shop.call(getStart, { query: {} })).loja?.formas_pagamento;

describe('a way to pay', () => {
  test('that the provider does not offer to this customer is 422, whatever the word', async () => {
    await soldBy({ foreign: [{ way: 'pix' }, { way: 'card' }], resident: [{ way: 'qr' }] });
    const foreigner = await atCheckout(shop);
    const resident = await atCheckout(shop, 'resident');

    for (const [{ token, cartId, counter }, words] of [
      [foreigner, ['cartao', 'voucher', 'nonsense', 'boleto', 'PIX', 'qr', '']],
      [resident, ['pix', 'card', 'cash']],
    ] as const) {
      for (const word of words) {
        const choice = choiceOf(counter, { forma_pagamento: word });
        const { status, body } = await refuseCheckout(shop, token, cartId, choice);
        const errors = { forma_pagamento: [expect.any(String)] };
        expect([word, status, body]).toMatchObject([word, 422, { errors }]);
      }
    }
    expect(await shop.db.select().from(payments)).toEqual([]);
    const choice = choiceOf(resident.counter, { forma_pagamento: 'qr' });
    await expect(checkOut(shop, resident.token, resident.cartId, choice)).resolves.toHaveProperty(
      'link_pagamento',
    );
  });

  test('is not chosen in the shop where the provider offers none there', async () => {
    const provider = await soldBy(undefined);
    const { token, cartId, counter } = await atCheckout(shop);

    expect(await offeredByStart()).toEqual([]);
    const chosen = choiceOf(counter, { forma_pagamento: 'pix' });
    expect((await refuseCheckout(shop, token, cartId, chosen)).status).toBe(422);
    await checkOut(shop, token, cartId, choiceOf(counter));
    expect(provider.opened).toMatchObject([{ method: undefined }]);
  });

  test('that is the only one is meant where none is named, with its requirements', async () => {
    const provider = await soldBy({ foreign: [{ way: 'card' }], resident: [{ way: 'qr' }] });
    const [foreigner, resident] = [await atCheckout(shop), await atCheckout(shop, 'resident')];
    await shop.db.update(customers).set({ document: null, cpf: null });

    const plain = choiceOf(foreigner.counter);
    const refused = await refuseCheckout(shop, foreigner.token, foreigner.cartId, plain);
    expect(refused).toMatchObject({ status: 422, body: { errors: { cpf: [expect.any(String)] } } });
    await checkOut(shop, resident.token, resident.cartId, choiceOf(resident.counter));

    expect(provider.opened).toMatchObject([{ method: 'qr' }]);
    expect(await shop.db.select().from(payments)).toMatchObject([{ method: 'qr' }]);
  });

  test('is left to the page of the provider where none of several is named', async () => {
    const provider = await soldBy({ foreign: [{ way: 'pix' }, { way: 'card' }], resident: [] });
    const { token, cartId, counter } = await atCheckout(shop);

    await checkOut(shop, token, cartId, choiceOf(counter));

    expect(provider.opened).toMatchObject([{ method: undefined }]);
  });

  test('is offered with the start data, to whom it is for, with its instalments', async () => {
    await soldBy({
      foreign: [{ way: 'pix' }, { way: 'card', instalments: 6 }],
      resident: [{ way: 'card' }],
    });

    expect(await offeredByStart()).toEqual([
      { forma: 'pix', estrangeiro: 1 },
      { forma: 'card', estrangeiro: 1, parcelas: 6 },
      { forma: 'card', estrangeiro: 0 },
    ]);
  });

  test('that the settings leave out is neither offered nor taken, and the provider is asked for their instalments', async () => {
    const provider = await soldBy({
      foreign: [{ way: 'pix' }, { way: 'card', instalments: 12 }],
      resident: [{ way: 'card' }, { way: 'qr' }],
    });
    await writeStoreInfo(shop.db, {
      payment: { brazil: { ways: ['card'], instalments: 6 }, paraguay: { ways: ['qr'] } },
    });
    const { token, cartId, counter } = await atCheckout(shop);

    expect(await offeredByStart()).toEqual([
      { forma: 'card', estrangeiro: 1, parcelas: 6 },
      { forma: 'qr', estrangeiro: 0 },
    ]);
    const pix = choiceOf(counter, { forma_pagamento: 'pix' });
    expect((await refuseCheckout(shop, token, cartId, pix)).status).toBe(422);
    await checkOut(shop, token, cartId, choiceOf(counter, { forma_pagamento: 'card' }));
    expect(provider.opened).toMatchObject([{ method: 'card', instalments: 6 }]);
  });

  test.each([
    ['pt', 'pix', 'Forma de pagamento: Pix', 'Pagamento', 'Pix'],
    ['es', 'card', 'Forma de pago: tarjeta', 'Pago', 'tarjeta'],
  ] as const)('is kept, and said in all mails and the ticket: %s', async (...row) => {
    const [lang, way, said, name, value] = row;
    const provider = await soldBy({ foreign: [{ way }], resident: [{ way }] });
    const { token, cartId, email, counter } = await atCheckout(
      shop,
      lang === 'es' ? 'resident' : 'foreigner',
    );
    const placed = await checkOut(shop, token, cartId, choiceOf(counter, { forma_pagamento: way }));
    const id = placed.external_id ?? '';

    await shop.app.request('/webhooks/payments/fake', approval(provider));

    expect((await readOrder(shop, token, id)).pagamentos).toMatchObject([{ forma_pagamento: way }]);
    const context = { db: shop.db, clock: shop, origins: testOrigins, mailDue: () => undefined };
    const [order] = await shop.db.select().from(orders).where(eq(orders.externalId, id));
    for (const step of [
      () => changeStatus(context, order?.id ?? 0, 'ENVIADO'),
      () => handOver(context, order?.id ?? 0),
    ]) {
      expect(await step()).toBe(true);
    }
    const sent = await shop.db.select().from(mails).where(eq(mails.recipient, email));
    const about = sent.filter(({ subject }) => / pedido \d{6}$/.test(subject));
    expect(about).toHaveLength(4);
    for (const { body } of about) expect(body).toContain(said);
    const file = await shop.call(getTicket, {
      token,
      params: { external_id: id },
      query: { lang },
    });
    const pdf = await getDocumentProxy(new Uint8Array(await file.arrayBuffer()));
    const { text } = await extractText(pdf, { mergePages: true });
    expect(text.replaceAll(/\s+/g, ' ')).toContain(`${name} ${value}`);
  });

  test('from before the ways were listed is not shown', async () => {
    await soldBy({ foreign: [{ way: 'pix' }], resident: [] });
    const { token, cartId, counter } = await atCheckout(shop);
    const placed = await checkOut(shop, token, cartId, choiceOf(counter));
    await shop.db.update(payments).set({ method: 'nonsense' });
    await shop.db.update(customers).set({ cpf: null });

    const order = await readOrder(shop, token, placed.external_id ?? '');

    expect(order.pagamentos).toMatchObject([{ forma_pagamento: null }]);
  });
});
