import { getOrder } from '@ponte/contract/orders';
import { getProductDetails } from '@ponte/contract/products';
import { getReviewSheet, listReviews, saveReview } from '@ponte/contract/reviews';
import { listStaffReviews, moderateReview, type StaffReview } from '@ponte/contract/staff';
import { and, asc, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { customers, mails, orders, reviews } from '../../platform/db/schema/index.ts';
import { brazilianForm, linkOf, paraguayanForm, signUp } from '../../testing/customers.ts';
import { orderAtCounter, press } from '../../testing/shopping.ts';
import { ask, openDemo, startStaffedShop } from '../../testing/staff.ts';
import { testOrigins, type TestApp } from '../../testing/test-app.ts';
import { changeStatus, handOver } from '../orders/change-status.ts';
import { authorOf } from './routes.ts';

const dayMs = 86_400_000;

let shop: TestApp;
let now = Date.UTC(2025, 10, 20, 12);
beforeAll(async () => {
  shop = await startStaffedShop({ demoOwner: true, limitFactor: 1000 });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.idle();
  await shop.db.delete(reviews);
  await shop.db.delete(mails);
});

const pass = (ms: number) => {
  now += ms;
  shop.passTime(ms);
};

const staff = () => ({
  db: shop.db,
  clock: { now: () => now },
  mailDue: () => undefined,
  origins: testOrigins,
});

/** A customer whose order of product 8 was paid. */
async function buyer(form = brazilianForm) {
  const { email, token } = await signUp(shop, form);
  const { externalId, page } = await orderAtCounter(shop, token, form === brazilianForm ? 2 : 3);
  await press(shop, page, 'approve');
  await shop.idle();
  const [order] = await shop.db.select().from(orders).where(eq(orders.externalId, externalId));
  if (!order) throw new Error('An order was expected.');
  return { email, token, externalId, orderId: order.id };
}

async function served(form = brazilianForm) {
  const bought = await buyer(form);
  await handOver(staff(), bought.orderId);
  return bought;
}

const asked = async (email: string) => {
  const subject = like(mails.subject, '%Pedido %');
  const rows = await shop.db
    .select()
    .from(mails)
    .where(and(eq(mails.recipient, email), subject))
    .orderBy(asc(mails.id));
  return rows.filter((mail) => /O que achou|Cómo le resultó/.test(mail.subject));
};

const good = { produto_id: 8, nota: 5, texto: 'Firme na mão.' };

/** A review of product 8 by a new customer, with its id. */
async function reviewed(body: object = good) {
  const { token, externalId, ...rest } = await served();
  await shop.call(saveReview, { params: { token: externalId }, body: { ...good, ...body }, token });
  const [row] = await shop.db.select().from(reviews).where(eq(reviews.orderId, rest.orderId));
  return { ...rest, token, externalId, id: row?.id ?? 0 };
}

interface Decision {
  readonly id?: number | string;
  readonly version?: string;
  readonly state?: string;
  readonly answer?: string | undefined;
}

async function moderate({ id = '', ...body }: Decision): Promise<Response> {
  const sends = await openDemo(shop);
  return ask(shop, moderateReview, sends({ params: { id }, body }));
}

/** A review as staff see it now. */
async function seen(id: number): Promise<StaffReview> {
  const sends = await openDemo(shop);
  for (const state of ['pending', 'published', 'refused']) {
    const { data } = await shop.call(listStaffReviews, sends({ query: { state } }));
    const review = data.find((one) => one.id === id);
    if (review) return review;
  }
  throw new Error('A review was expected.');
}

async function decide(id: number, state: string, answer: string): Promise<void> {
  const { version } = await seen(id);
  expect((await moderate({ id, version, state, answer })).status).toBe(200);
}

const publish = (id: number, answer = '') => decide(id, 'published', answer);

describe('the mail that asks', () => {
  test('comes once, seven days after the order was handed over, from several servers', async () => {
    const { email } = await served();
    pass(7 * dayMs - 1000);
    await shop.askForReviews();
    expect(await asked(email)).toEqual([]);

    pass(1000);
    await Promise.all([shop.askForReviews(), shop.askForReviews(), shop.askForReviews()]);
    pass(dayMs);
    await shop.askForReviews();

    const [mail, ...others] = await asked(email);
    expect(others).toEqual([]);
    expect(mail?.subject).toMatch(/^O que achou\? Pedido \d{6}$/);
    expect(mail?.body).toContain('• Alicate universal');
    expect(linkOf(mail).href).toMatch(/^https:\/\/br\.example\/avaliar\/[\w-]{43}$/);
  });

  test('is in the customer’s language', async () => {
    const { email } = await served(paraguayanForm);
    pass(7 * dayMs);
    await shop.askForReviews();

    const [mail] = await asked(email);
    expect(mail?.subject).toMatch(/^¿Cómo le resultó\? Pedido/);
    expect(linkOf(mail).origin).toBe(testOrigins.es);
  });

  test('does not come for what was not handed over, or paid back, or long ago', async () => {
    const waiting = await buyer();
    const back = await served();
    await changeStatus(staff(), back.orderId, 'ESTORNADO');
    pass(7 * dayMs);
    const late = await served();
    pass(61 * dayMs);
    await shop.askForReviews();

    for (const { email } of [waiting, back, late]) expect(await asked(email)).toEqual([]);
  });
});

describe('a review', () => {
  test('is written by the link of the mail, without a login', async () => {
    const { email } = await served();
    pass(7 * dayMs);
    await shop.askForReviews();
    const [mail] = await asked(email);
    const token = linkOf(mail).pathname.split('/').at(-1) ?? '';

    const sheet = await shop.call(getReviewSheet, { params: { token } });
    expect(sheet).toMatchObject({ autor: 'Ana S.', produtos: [{ id: 8, slug: 'produto-8' }] });
    expect(sheet.produtos[0]?.avaliacao).toBeUndefined();

    const saved = await shop.call(saveReview, { params: { token }, body: good });
    expect(saved.produtos[0]?.avaliacao).toEqual({
      nota: 5,
      texto: 'Firme na mão.',
      situacao: 'pendente',
    });
  });

  test('is written with the session, from the order', async () => {
    const { token, externalId } = await served();
    const order = await shop.call(getOrder, { params: { external_id: externalId }, token });

    expect(order.avaliavel).toBe(true);
    await shop.call(saveReview, { params: { token: externalId }, body: good, token });
    expect(await shop.db.select().from(reviews)).toMatchObject([{ rating: 5, state: 'pending' }]);
  });

  test('is one for each product and customer: another replaces it, and waits again', async () => {
    const { token, externalId, id } = await reviewed();
    await publish(id, 'Obrigado!');

    await shop.call(saveReview, {
      params: { token: externalId },
      body: { ...good, nota: 1, texto: '' },
      token,
    });

    expect(await shop.db.select().from(reviews)).toMatchObject([
      { id, rating: 1, text: '', state: 'pending', answer: null },
    ]);
  });

  test('is plain text, whatever is in it', async () => {
    const text = '<script>alert(1)</script> & "x"\nevil';
    const { id } = await reviewed({ texto: ` ${text.replace('evil', '\u202Eevil')}\r\n` });

    expect((await seen(id)).text).toBe(text);
    await publish(id);
    const { data } = await shop.call(listReviews, { params: { slugOrId: 8 } });
    expect(data[0]?.texto).toBe(text);
  });

  test.each([
    ['no stars', { nota: 0 }],
    ['six stars', { nota: 6 }],
    ['half a star', { nota: 2.5 }],
    ['a text that is too long', { texto: 'x'.repeat(2001) }],
    ['a product that was not bought', { produto_id: 1 }],
    ['a product that there is not', { produto_id: 999_999 }],
  ])('with %s is refused', async (_, over) => {
    const { token, externalId } = await served();
    const sent = { params: { token: externalId }, body: { ...good, ...over }, token };

    expect((await shop.refused(saveReview, sent)).status).toBe(422);
    expect(await shop.db.select().from(reviews)).toEqual([]);
  });
});

describe('who may not write', () => {
  test('is another customer, a guest with the order’s address, and who holds a made-up link', async () => {
    const { externalId } = await served();
    const { token: stranger } = await signUp(shop);

    for (const sent of [
      { params: { token: externalId }, token: stranger },
      { params: { token: externalId } },
      { params: { token: 'x'.repeat(43) } },
    ]) {
      expect((await shop.refused(getReviewSheet, sent)).status).toBe(404);
      expect((await shop.refused(saveReview, { ...sent, body: good })).status).toBe(404);
    }
  });

  test('is who has not got the goods, or got the money back', async () => {
    const { token, externalId, orderId } = await buyer();
    const sent = { params: { token: externalId }, token };
    expect((await shop.refused(getReviewSheet, sent)).status).toBe(404);

    await handOver(staff(), orderId);
    await changeStatus(staff(), orderId, 'ESTORNADO');
    await shop.runJobs();

    expect((await shop.refused(saveReview, { ...sent, body: good })).status).toBe(404);
  });
});

describe('a product', () => {
  const details = async () =>
    (await shop.call(getProductDetails, { params: { slugOrId: 8 } })).avaliacoes;

  test('says nothing about reviews before staff have published one', async () => {
    const { id } = await reviewed();
    expect(await details()).toBeUndefined();
    await decide(id, 'refused', '');
    expect(await details()).toBeUndefined();
    expect(await shop.call(listReviews, { params: { slugOrId: 8 } })).toEqual({
      data: [],
      total: 0,
    });
  });

  test('has the average, how it comes about, and the newest with staff’s answer', async () => {
    for (const nota of [5, 4, 4]) await publish((await reviewed({ nota })).id);
    pass(1000);
    await publish((await reviewed({ nota: 2, texto: 'Veio riscado.' })).id, 'Troque na loja.');

    expect(await details()).toMatchObject({
      media: '3.8',
      total: 4,
      distribuicao: [0, 1, 0, 2, 1],
    });
    expect((await details())?.recentes[0]).toMatchObject({
      nota: 2,
      texto: 'Veio riscado.',
      autor: 'Ana S.',
      resposta: 'Troque na loja.',
    });
  });

  test('has ten to a page', async () => {
    const first = await reviewed();
    await publish(first.id);
    const [row] = await shop.db.select().from(reviews);
    if (!row) throw new Error('A review was expected.');
    for (let index = 0; index < 11; index += 1) {
      const { id: _, ...values } = row;
      const { email } = await signUp(shop);
      const [customer] = await shop.db.select().from(customers).where(eq(customers.email, email));
      await shop.db.insert(reviews).values({ ...values, customerId: customer?.id ?? 0 });
    }

    const page = (number: number) =>
      shop.call(listReviews, { params: { slugOrId: 8 }, query: { page: number } });
    expect((await page(1)).data).toHaveLength(10);
    expect(await page(2)).toMatchObject({ total: 12 });
    expect((await page(2)).data).toHaveLength(2);
    expect((await page(3)).data).toEqual([]);
  });
});

test('a text that was changed after staff had read it is not published', async () => {
  const { id, token, externalId } = await reviewed();
  const { version } = await seen(id);
  pass(1000);
  const body = { ...good, texto: 'Compre em outra loja.' };
  await shop.call(saveReview, { params: { token: externalId }, body, token });

  const answer = await moderate({ id, version, state: 'published', answer: '' });

  expect(answer.status).toBe(409);
  expect(await shop.db.select().from(reviews)).toMatchObject([{ state: 'pending' }]);
});

test('a decision is refused without a state, an answer or a version, and for no review', async () => {
  const { id } = await reviewed();
  const { version } = await seen(id);
  const whole = { id, version, state: 'published', answer: '' };
  const { answer: _, ...unanswered } = whole;
  const statuses = [
    (await moderate({ ...whole, state: 'sold' })).status,
    (await moderate(unanswered)).status,
    (await moderate({ ...whole, version: '' })).status,
    (await moderate({ ...whole, version: 'another' })).status,
    (await moderate({ ...whole, id: '999999' })).status,
    (await moderate({ ...whole, id: 'x' })).status,
  ];

  expect(statuses).toEqual([422, 422, 422, 409, 404, 404]);
  expect(await shop.db.select().from(reviews)).toMatchObject([{ state: 'pending' }]);
});

test.each([
  [{ firstName: 'Ana Maria', lastName: 'Souza' }, 'Ana S.'],
  [{ firstName: 'Íris', lastName: 'ávila' }, 'Íris Á.'],
  [{ firstName: ' Luis ', lastName: '' }, 'Luis'],
  [{ firstName: 'Ana', lastName: '<b>' }, 'Ana'],
])('%o is shown as %s', (customer, name) => {
  expect(authorOf(customer)).toBe(name);
});
