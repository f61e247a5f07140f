import { confirmEmail } from '@ponte/contract/accounts';
import { askAlert, confirmAlert, leaveAlerts } from '@ponte/contract/alerts';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { alerts, customers, mails, products } from '../../platform/db/schema/index.ts';
import { lastMail, linkOf, paraguayanForm, signUp } from '../../testing/customers.ts';
import { startTestApp, testOrigins, type TestApp } from '../../testing/test-app.ts';
import { sweepAlerts } from './sweep.ts';

const dayMs = 86_400_000;
const start = Date.UTC(2025, 10, 20, 12);

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());

/** Product 5 is sold out; product 8 costs 64.90 dollars. */
const soldOut = { slugOrId: 5 };
const forSale = { slugOrId: 8 };

const change = (id: number, values: Partial<typeof products.$inferInsert>) =>
  shop.db.update(products).set(values).where(eq(products.id, id));

beforeEach(async () => {
  await shop.idle();
  shop.passTime(dayMs);
  await shop.db.delete(alerts);
  await shop.db.delete(mails);
  await change(5, { inStock: false, showPrice: true });
  await change(8, { inStock: true, priceUsdCents: 6490 });
});

let guests = 0;
const newGuest = () => `guest-${(guests += 1)}@example.com`;

const mailsTo = async (recipient: string) => {
  await shop.idle();
  return shop.db.select().from(mails).where(eq(mails.recipient, recipient)).orderBy(asc(mails.id));
};

const tokenOf = (link: URL) => ({ token: link.pathname.split('/').at(-1) ?? '' });

/** A guest who has followed the link of the mail. */
async function waitingGuest(
  tipo: 'estoque' | 'preco' = 'estoque',
  { lang = 'pt', email = newGuest() } = {},
) {
  const params = tipo === 'estoque' ? soldOut : forSale;
  await shop.call(askAlert, { params, body: { tipo, email }, query: { lang } });
  const link = linkOf(await lastMail(shop, email));
  await shop.call(confirmAlert, { params: tokenOf(link) });
  await shop.idle();
  await shop.db.delete(mails).where(eq(mails.recipient, email));
  return email;
}

async function confirmedCustomer(form?: typeof paraguayanForm) {
  const { email, token } = await signUp(shop, form);
  const [, , , uid = '', secret = ''] = linkOf(await lastMail(shop, email)).pathname.split('/');
  await shop.call(confirmEmail, { params: { uid, token: secret } });
  await shop.db.delete(mails);
  return { email, token };
}

describe('an alert of a guest', () => {
  test('is mailed once it is in stock again, in one mail, and never again', async () => {
    const email = await waitingGuest();
    await shop.tellAlerts();
    expect(await mailsTo(email)).toEqual([]);

    await change(5, { inStock: true });
    await shop.tellAlerts();
    await change(5, { inStock: false });
    await shop.tellAlerts();
    await change(5, { inStock: true });
    await shop.tellAlerts();

    const sent = await mailsTo(email);
    expect(sent.map(({ subject }) => subject)).toEqual(['Chegou: Furadeira angular']);
    expect(sent[0]?.body).toContain('Furadeira angular (código FUR-0005)');
    expect(sent[0]?.body).toContain('Preço agora: U$\u00a050,00 (sem I.V.A.)');
    expect(sent[0]?.body).toContain('https://br.example/produto/produto-5');
  });

  test('is written in the language and for the storefront in which it was asked', async () => {
    const email = newGuest();
    await shop.call(askAlert, {
      params: soldOut,
      body: { tipo: 'estoque', email },
      query: { lang: 'pt' },
      headers: { Origin: testOrigins.es },
    });
    const mail = await lastMail(shop, email);

    expect(mail?.subject).toBe('Confirme o aviso: Furadeira angular');
    expect(linkOf(mail).origin).toBe(testOrigins.es);
    await shop.call(confirmAlert, { params: tokenOf(linkOf(mail)) });
    await change(5, { inStock: true });
    await shop.tellAlerts();
    const told = await lastMail(shop, email);
    expect(told?.body).toContain('Preço agora: G$');
    expect(told?.body).toContain(`${testOrigins.es}/produto/produto-5`);
  });

  test('in Spanish is in Spanish', async () => {
    const email = await waitingGuest('preco', { lang: 'es' });
    await change(8, { priceUsdCents: 6000 });
    await shop.tellAlerts();

    const told = await lastMail(shop, email);
    expect(told?.subject).toBe('Bajó de precio: Alicate universal');
    expect(told?.body).toMatch(/Antes: G\$.+\nPrecio ahora: G\$.+I\.V\.A\. incluido/);
  });

  test('counts only once its link is followed', async () => {
    const email = newGuest();
    await shop.call(askAlert, { params: soldOut, body: { tipo: 'estoque', email } });
    const link = linkOf(await lastMail(shop, email));
    await change(5, { inStock: true });
    await shop.tellAlerts();
    expect(await mailsTo(email)).toHaveLength(1);

    await shop.call(confirmAlert, { params: tokenOf(link) });
    await shop.call(confirmAlert, { params: tokenOf(link) });

    // It came back meanwhile: a confirmation sends the mail without waiting for the next round.
    const subjects = (await mailsTo(email)).map(({ subject }) => subject);
    expect(subjects).toEqual(['Confirme o aviso: Furadeira angular', 'Chegou: Furadeira angular']);
  });

  test('cannot be confirmed after three days, nor by a forged link', async () => {
    const email = newGuest();
    await shop.call(askAlert, { params: soldOut, body: { tipo: 'estoque', email } });
    const params = tokenOf(linkOf(await lastMail(shop, email)));
    const forged = { token: params.token.replace(/\w$/, (last) => (last === 'A' ? 'Q' : 'A')) };

    expect((await shop.refused(confirmAlert, { params: forged })).status).toBe(404);
    shop.passTime(3 * dayMs);
    expect((await shop.refused(confirmAlert, { params })).status).toBe(404);
  });

  test('asked for twice is one, which the link of the newest mail confirms', async () => {
    const email = newGuest();
    const ask = () => shop.call(askAlert, { params: soldOut, body: { tipo: 'estoque', email } });
    const first = await ask();
    await shop.idle();
    const second = await ask();
    const links = (await mailsTo(email)).map(linkOf);

    expect(second).toEqual(first);
    expect(links).toHaveLength(2);
    const [old, newest] = links.map(tokenOf);
    expect((await shop.refused(confirmAlert, { params: { ...old } })).status).toBe(404);
    await shop.call(confirmAlert, { params: { ...newest } });
    expect(await shop.db.select().from(alerts)).toHaveLength(1);
  });

  test('is not answered in another way for an address that is known', async () => {
    const { email } = await confirmedCustomer();
    const ask = (to: string) =>
      shop.call(askAlert, { params: soldOut, body: { tipo: 'estoque', email: to } });

    expect(await ask(email)).toEqual(await ask(newGuest()));
  });

  test('that is confirmed cannot be changed by a stranger who knows the address', async () => {
    const email = await waitingGuest('preco');
    const before = await shop.db.select().from(alerts);
    await change(8, { priceUsdCents: 9000 });

    await shop.call(askAlert, {
      params: forSale,
      body: { tipo: 'preco', email },
      query: { lang: 'es' },
    });

    expect(await mailsTo(email)).toEqual([]);
    expect(await shop.db.select().from(alerts)).toEqual(before);
  });
});

describe('a lower price', () => {
  test('is mailed when it is below that of the day of the request', async () => {
    const email = await waitingGuest('preco');
    await change(8, { priceUsdCents: 6490 });
    await shop.tellAlerts();
    await change(8, { priceUsdCents: 7000 });
    await shop.tellAlerts();
    expect(await mailsTo(email)).toEqual([]);

    await change(8, { priceUsdCents: 6489 });
    await shop.tellAlerts();

    const [told] = await mailsTo(email);
    expect(told?.subject).toBe('Baixou de preço: Alicate universal');
    expect(told?.body).toContain('Antes: U$\u00a064,90\nPreço agora: U$\u00a064,89');
  });

  test('of what is sold out, or hidden, waits', async () => {
    const email = await waitingGuest('preco');
    await change(8, { priceUsdCents: 100, inStock: false });
    await shop.tellAlerts();
    await change(8, { inStock: true, showPrice: false });
    await shop.tellAlerts();
    expect(await mailsTo(email)).toEqual([]);

    await change(8, { showPrice: true });
    await shop.tellAlerts();
    expect(await mailsTo(email)).toHaveLength(1);
  });
});

describe('a customer', () => {
  test('with a confirmed address asks by a press, and is greeted by name', async () => {
    const { email, token } = await confirmedCustomer(paraguayanForm);

    const body = { tipo: 'estoque', email: 'stranger@example.com' };
    const asked = await shop.call(askAlert, {
      params: soldOut,
      body,
      token,
      query: { lang: 'es' },
    });

    expect(asked.confirmado).toBe(true);
    await change(5, { inStock: true });
    await shop.tellAlerts();
    expect((await mailsTo('stranger@example.com')).length).toBe(0);
    const [told] = await mailsTo(email);
    expect(told?.body).toContain('Hola, Luis:');
  });

  test('without one confirms it by mail, as a guest does', async () => {
    const { email, token } = await signUp(shop);
    const asked = await shop.call(askAlert, {
      params: soldOut,
      body: { tipo: 'estoque' },
      token,
    });

    expect(asked.confirmado).toBe(false);
    expect((await lastMail(shop, email))?.subject).toContain('Confirme o aviso');
  });

  test('who asks again for a lower price compares with the present one', async () => {
    const { email, token } = await confirmedCustomer();
    const ask = () => shop.call(askAlert, { params: forSale, body: { tipo: 'preco' }, token });
    await ask();
    await change(8, { priceUsdCents: 9000 });
    await ask();

    await change(8, { priceUsdCents: 7000 });
    await shop.tellAlerts();
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test('who is erased takes along what was asked for with the address, also as a guest', async () => {
    const { email } = await confirmedCustomer();
    await waitingGuest('estoque', { email });

    await shop.db.delete(customers).where(eq(customers.email, email));

    expect(await shop.db.select().from(alerts)).toEqual([]);
  });
});

describe('leaving', () => {
  test('ends an alert that was confirmed by the mail that asked for it', async () => {
    const email = newGuest();
    await shop.call(askAlert, { params: soldOut, body: { tipo: 'estoque', email } });
    const mail = await lastMail(shop, email);
    await shop.call(confirmAlert, { params: tokenOf(linkOf(mail)) });
    const [, leaving = ''] = mail?.body.match(/https:\S+/g) ?? [];
    expect(leaving).toContain('/avisos/sair/');

    await shop.call(leaveAlerts, { params: tokenOf(new URL(leaving)) });
    await change(5, { inStock: true });
    await shop.tellAlerts();

    expect(await mailsTo(email)).toHaveLength(1);
  });

  test('ends one alert, or all of the address, by the link of a mail', async () => {
    const email = newGuest();
    await waitingGuest('estoque', { email });
    await waitingGuest('preco', { email });
    await change(5, { inStock: true });
    await shop.tellAlerts();
    const [told] = await mailsTo(email);
    const params = tokenOf(
      new URL(/https:\/\/\S+\/avisos\/sair\/\S+/.exec(told?.body ?? '')?.[0] ?? ''),
    );

    await shop.call(leaveAlerts, { params });
    expect(await shop.db.select().from(alerts)).toHaveLength(2);

    await shop.call(leaveAlerts, { params, query: { todos: '1' } });
    await shop.call(leaveAlerts, { params, query: { todos: '1' } });
    expect(await shop.db.select().from(alerts)).toEqual([]);
  });

  test('is done by a mail program in one press (RFC 8058)', async () => {
    const email = newGuest();
    await waitingGuest('estoque', { email });
    await waitingGuest('preco', { email });
    await change(5, { inStock: true });
    await shop.tellAlerts();
    const [told] = await mailsTo(email);
    const address = new URL(told?.unsubscribeUrl ?? '');

    const answer = await shop.app.request(`${address.pathname}${address.search}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });

    expect(address.origin).toBe(testOrigins.pt);
    expect(answer.status).toBe(200);
    expect(await shop.db.select().from(alerts)).toEqual([]);
  });

  test('is done by a page’s form, which leads to a page of the storefront', async () => {
    const email = newGuest();
    await shop.call(askAlert, { params: soldOut, body: { tipo: 'estoque', email } });
    const { token } = tokenOf(linkOf(await lastMail(shop, email)));
    const post = async (path: string) => {
      const headers = { Accept: 'text/html,*/*;q=0.8' };
      const answer = await shop.app.request(path, { method: 'POST', headers });
      return [answer.status, answer.headers.get('location')];
    };

    expect(await post(`/api/public/alerts/${token}/confirm`)).toEqual([
      303,
      '/avisos/confirmar/feito',
    ]);
    expect(await post(`/api/public/alerts/${token}/leave`)).toEqual([303, '/avisos/sair/feito']);
  });
});

describe('what can’t be waited for', () => {
  test.each([
    ['a product that is in stock', 8, 'estoque'],
    ['a lower price of what is on request', 9, 'preco'],
  ])('is %s', async (_, slugOrId, tipo) => {
    const sent = { params: { slugOrId }, body: { tipo, email: newGuest() } };
    expect((await shop.refused(askAlert, sent)).status).toBe(409);
  });

  test('is for a product that does not exist, or for no address', async () => {
    const body = { tipo: 'estoque', email: newGuest() };
    expect((await shop.refused(askAlert, { params: { slugOrId: 999 }, body })).status).toBe(404);
    for (const email of [undefined, 'nobody', 'ana@127.1', 'a@b.c\nBcc: d@e.f']) {
      const refused = await shop.refused(askAlert, {
        params: soldOut,
        body: { tipo: 'estoque', email },
      });
      expect(refused.status).toBe(422);
      expect(refused.body.errors).toHaveProperty('email');
    }
  });
});

describe('a flood', () => {
  test('of one mailbox is eight mails a day, under whatever name', async () => {
    for (let number = 0; number < 12; number += 1) {
      const email = `flooded+${number}@example.com`;
      await shop.call(askAlert, { params: soldOut, body: { tipo: 'estoque', email } });
      await shop.idle();
    }

    const sent = await shop.db.select().from(mails);
    expect(sent.filter(({ recipient }) => recipient.startsWith('flooded'))).toHaveLength(8);
  });

  test('from one place is stopped for a while', async () => {
    const statuses = new Set<number>();
    for (let number = 0; number < 40; number += 1) {
      const answer = await shop.app.request('/api/public/products/5/alerts', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ tipo: 'estoque', email: newGuest() }),
      });
      statuses.add(answer.status);
    }

    expect(statuses).toEqual(new Set([200, 429]));
  });

  test('of open alerts ends at fifty for one address', async () => {
    const { email, token } = await confirmedCustomer();
    const [product] = await shop.db.select().from(products).where(eq(products.id, 5));
    if (!product) throw new Error('A product was expected.');
    const copies = Array.from({ length: 51 }, (_, index) => ({
      ...product,
      id: 1000 + index,
      code: `COPY-${index}`,
      slug: `copy-${index}`,
    }));
    await shop.db.insert(products).values(copies);
    const rows = copies.slice(0, 49).map(({ id }) => ({
      productId: id,
      kind: 'stock' as const,
      email,
      language: 'pt' as const,
      storefront: 'pt' as const,
      priceUsdCents: 1,
      askedAt: new Date(start),
    }));
    await shop.db.insert(alerts).values(rows);
    const ask = (slugOrId: number) => ({ params: { slugOrId }, body: { tipo: 'estoque' }, token });

    await shop.call(askAlert, ask(1049));
    await shop.call(askAlert, ask(1049));
    expect((await shop.refused(askAlert, ask(1050))).status).toBe(409);
  });
});

test('alerts that are unconfirmed, sent or too old are deleted', async () => {
  const now = start + 1000 * dayMs;
  const [askedLately, askedLongAgo] = [new Date(now - dayMs), new Date(now - 366 * dayMs)];
  const old = new Date(now - 91 * dayMs);
  const row = (name: string, values: object) => ({
    productId: 5,
    kind: 'stock' as const,
    email: `${name}@example.com`,
    language: 'pt' as const,
    storefront: 'pt' as const,
    priceUsdCents: 1,
    askedAt: askedLately,
    ...values,
  });
  await shop.db
    .insert(alerts)
    .values([
      row('unconfirmed', {}),
      row('forgotten', { askedAt: new Date(now - 4 * dayMs) }),
      row('waiting', { askedAt: new Date(now - 300 * dayMs), confirmedAt: old }),
      row('waited', { askedAt: askedLongAgo, confirmedAt: askedLongAgo }),
      row('told', { askedAt: old, confirmedAt: old, toldAt: new Date(now - 89 * dayMs) }),
      row('toldLongAgo', { askedAt: old, confirmedAt: old, toldAt: old }),
    ]);

  await sweepAlerts(shop.db, now);

  const kept = await shop.db.select().from(alerts).orderBy(asc(alerts.id));
  expect(kept.map(({ email }) => email.split('@')[0])).toEqual(['unconfirmed', 'waiting', 'told']);
});
