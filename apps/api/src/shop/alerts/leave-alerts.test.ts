import { askAlert, confirmAlert, leaveAlerts } from '@ponte/contract/alerts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { alerts } from '../../platform/db/schema/index.ts';
import { alertsIn, newGuest, soldOut, tokenOf } from '../../testing/alerts.ts';
import { lastMail, linkOf } from '../../testing/customers.ts';
import { startTestApp, testOrigins, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());

const { begin, change, mailsTo, waitingGuest } = alertsIn(() => shop);
beforeEach(begin);

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
