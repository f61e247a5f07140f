import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Mail } from '../../adapters/mail/outbox.ts';
import { paraguayanForm, signUp } from '../../testing/customers.ts';
import { atCheckout, checkOut, choiceOf, orderAtCounter, press } from '../../testing/shopping.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
let now = Date.UTC(2025, 10, 20, 12);
const sent: Mail[] = [];
beforeAll(async () => {
  shop = await startTestApp(undefined, {
    limitFactor: 100,
    clock: { now: () => now },
    transport: async (mail) => void sent.push(mail),
  });
});
afterAll(() => shop.close());

/** The payment reminders that were sent since the last look. */
async function asked(recipient: string): Promise<Mail[]> {
  await shop.runJobs();
  return sent
    .splice(0)
    .filter(
      (mail) => mail.recipient === recipient && /^Falta (o pagamento|el pago)/.test(mail.subject),
    );
}

const minutes = (count: number) => void (now += count * 60_000);

// Spec: decision 41
test.each([
  [
    'Portuguese',
    undefined,
    2,
    'Total em dólares: U$\u00a064,90 (sem I.V.A.)',
    'Falta o pagamento',
    'Onde: Ponte San Blas',
    'Para pagar, até as 10:00',
  ],
  [
    'Spanish',
    paraguayanForm,
    3,
    'Total en guaraníes: G$\u00a0529.800 (I.V.A. incluido: G$\u00a048.164)',
    'Falta el pago',
    'Dónde: Ponte San Blas',
    'Para pagar, hasta las',
  ],
])(
  'an order that is not paid says in %s what, where and how to pay, once',
  async (_, form, currency, total, subject, place, pay) => {
    const { token, email } = await signUp(shop, form);
    const { page, externalId, read } = await orderAtCounter(shop, token, currency);
    minutes(9);
    expect(await asked(email)).toEqual([]);
    minutes(1);

    const [mail, ...more] = await asked(email);

    const { pedido } = await read();
    expect(mail?.subject).toBe(`${subject}: pedido ${pedido}`);
    for (const words of [place, pay, page.href, `/pedido/${externalId}\n`, total, '1 × ']) {
      expect(mail?.body).toContain(words);
    }
    expect(more).toEqual([]);
    minutes(10);
    expect(await asked(email)).toEqual([]);
  },
);

test('who pays at once is not asked to', async () => {
  const { token, email } = await signUp(shop);
  const { page } = await orderAtCounter(shop, token);
  await press(shop, page, 'approve');
  minutes(20);

  expect(await asked(email)).toEqual([]);
});

test('the same checkout sent again, and another choice for its cart, ask once', async () => {
  const { token, email, cartId, counter, point } = await atCheckout(shop, 'resident');
  await checkOut(shop, token, cartId, choiceOf(counter));
  await checkOut(shop, token, cartId, choiceOf(counter));
  const { external_id } = await checkOut(
    shop,
    token,
    cartId,
    choiceOf(point, { id_ponto_entrega: 2 }),
  );
  minutes(20);

  const mails = await asked(email);

  expect(mails).toHaveLength(1);
  expect(mails[0]?.body).toContain(`/pedido/${external_id}\n`);
});

test('is no mail of the mailbox before its time, nor once it is paid', async () => {
  const demo = await startTestApp(undefined, { mailboxPage: true, clock: { now: () => now } });
  const { token, email } = await signUp(demo);
  const { page } = await orderAtCounter(demo, token);
  const subjects = async () => {
    const answer = await demo.app.request(`/mailbox.json?recipient=${email}`);
    return JSON.stringify(await answer.json());
  };

  expect(await subjects()).not.toContain('Falta o pagamento');
  minutes(20);
  expect(await subjects()).toContain('Falta o pagamento');
  await press(demo, page, 'approve');
  expect(await subjects()).not.toContain('Falta o pagamento');
  await demo.close();
});
