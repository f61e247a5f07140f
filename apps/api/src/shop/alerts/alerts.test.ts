import { askAlert, confirmAlert } from '@ponte/contract/alerts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { alerts, customers } from '../../platform/db/schema/index.ts';
import { alertsIn, forSale, newGuest, soldOut, tokenOf } from '../../testing/alerts.ts';
import { lastMail, linkOf, paraguayanForm, signUp } from '../../testing/customers.ts';
import { startTestApp, testOrigins, type TestApp } from '../../testing/test-app.ts';

const dayMs = 86_400_000;

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());

const { begin, change, mailsTo, waitingGuest, confirmedCustomer } = alertsIn(() => shop);
beforeEach(begin);

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
