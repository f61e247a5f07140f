/** When a purchase can be collected, as mails and tickets say it. */
import { getOrder, getTicket } from '@ponte/contract/orders';
import { getStart } from '@ponte/contract/start';
import { eq } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mails } from '../../platform/db/schema/index.ts';
import { readStoreInfo, writeStoreInfo } from '../../platform/store-info/store-info.ts';
import { lastMail } from '../../testing/customers.ts';
import { approval, FakeProvider } from '../../testing/fake-provider.ts';
import { atCheckout, checkOut, choiceOf } from '../../testing/shopping.ts';
import { startTestApp, testStart, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
let provider: FakeProvider;

beforeEach(async () => {
  provider = new FakeProvider();
  shop = await startTestApp(undefined, { payments: provider, sandboxPayments: false });
});
afterEach(() => shop.close());

/** Places and pays an order for pickup at the counter. */
async function pay(who?: 'resident') {
  const { token, email, cartId, counter } = await atCheckout(shop, who);
  const placed = await checkOut(shop, token, cartId, choiceOf(counter));
  const params = { external_id: placed.external_id ?? '' };
  const sent = await shop.db.select().from(mails).where(eq(mails.recipient, email));
  const reminder = sent.find(({ subject }) => subject.startsWith('Falta'))?.body ?? '';
  await shop.app.request('/webhooks/payments/fake', approval(provider));
  const file = await shop.call(getTicket, { token, params, query: { lang: who ? 'es' : 'pt' } });
  const pdf = await getDocumentProxy(new Uint8Array(await file.arrayBuffer()));
  const { text } = await extractText(pdf, { mergePages: true });
  return {
    reminder,
    mail: (await lastMail(shop, email))?.body ?? '',
    ticket: text.replaceAll(/\s+/g, ' '),
    order: await shop.call(getOrder, { token, params }),
  };
}

/** Local time in Paraguay. */
const setTime = (local: string) => shop.passTime(Date.parse(`${local}-03:00`) - testStart);

test.each([
  ['on a Thursday morning', '2025-11-20T09:00', 'quinta, 20/11, até as 17h'],
  ['in the last hour before a holiday', '2025-11-20T16:10', 'sábado, 22/11, a partir das 7h'],
  ['on a holiday', '2025-11-21T10:00', 'sábado, 22/11, a partir das 7h'],
  ['on a Saturday evening', '2025-11-22T19:30', 'segunda, 24/11, a partir das 7h'],
])('what is paid %s can be collected when the counter is open', async (_, local, when) => {
  setTime(local);

  const { mail, ticket, order } = await pay();

  expect(mail).toContain(`Quando: Retire ${when}\n`);
  expect(ticket).toContain(`Quando Retire ${when} `);
  expect(`${mail}${ticket}`).not.toMatch(/hoje|amanhã|mesmo dia/);
  expect(order.entrega).toMatchObject({ no_balcao: true, em_domicilio: false });
});

test('a resident reads it in Spanish, once it is paid', async () => {
  setTime('2025-11-22T19:30');

  const { mail, ticket, reminder } = await pay('resident');

  expect(mail).toContain('Cuándo: Retire el lunes 24/11 desde las 7 h\n');
  expect(ticket).toContain('Cuándo Retire el lunes 24/11 desde las 7 h ');
  expect(reminder).toContain('Dónde: ');
  expect(reminder).not.toContain('Cuándo');
});

test('a shop that does not say its opening hours promises no moment', async () => {
  const { openingHours: _, ...info } = await readStoreInfo(shop.db);
  await writeStoreInfo(shop.db, info);

  const { mail, ticket } = await pay();

  expect(mail).toContain('Onde: ');
  expect(`${mail}${ticket}`).not.toContain('Quando');
  expect((await shop.call(getStart, { query: {} })).loja).not.toHaveProperty('funcionamento');
});

test('the start data have the hours in words and as data', async () => {
  const spanish = await shop.call(getStart, { query: { lang: 'es' } });
  const portuguese = await shop.call(getStart, { query: { lang: 'pt' } });

  expect(spanish.loja).toMatchObject({
    horario: 'Lunes a viernes: 7 a 17 h\nSábado: 7 a 15 h\nCerrado los domingos y feriados.',
    funcionamento: {
      semana: [
        { dias: [1, 2, 3, 4, 5], de: '07:00', ate: '17:00' },
        { dias: [6], de: '07:00', ate: '15:00' },
      ],
      feriados: [{ data: '2025-11-21' }],
    },
  });
  expect(portuguese.loja?.horario).toBe(
    'Segunda a sexta: 7h às 17h\nSábado: 7h às 15h\nFechado aos domingos e feriados.\nHorário do Paraguai.',
  );
});

test('the mail and the ticket name the documents that the shop asks for, and none where it does not', async () => {
  const before = await pay();
  const documents = { pt: 'Leve o RG.', es: 'Traiga la cédula.' };
  const info = await readStoreInfo(shop.db);
  await writeStoreInfo(shop.db, { ...info, promises: { documents } });
  const after = await pay();

  expect(before.mail).toContain('Apresente este código ao retirar o pedido.\n');
  expect(`${before.mail}${before.ticket}`).not.toMatch(/documento com foto|seu documento/);
  expect(after.mail).toContain('Apresente este código ao retirar o pedido. Leve o RG.\n');
  expect(after.ticket).toContain('ao retirar a compra. Leve o RG.');
});
