import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mails } from '../db/schema/index.ts';
import { silentLog } from '../runtime/log.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { postMail, sendDueMails, type Mail } from './outbox.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.delete(mails);
});

const letter = { recipient: 'ana@example.com', subject: 'Olá', body: 'Um link' };
let now = Date.UTC(2025, 10, 20, 12);
const clock = { now: () => now };

const sendTo = async (sent: Mail[]) =>
  sendDueMails(shop.db, clock, async (mail) => void sent.push(mail), silentLog);

const failing = () =>
  sendDueMails(shop.db, clock, () => Promise.reject(new Error('down')), silentLog);

describe('posted mail', () => {
  test('is sent once and not kept', async () => {
    await postMail(shop.db, letter, now);
    const sent: Mail[] = [];

    expect([await sendTo(sent), await sendTo(sent)]).toEqual([1, 0]);

    expect(sent).toMatchObject([letter]);
    expect(await shop.db.select().from(mails)).toEqual([]);
  });

  test('is sent once by two servers at the same moment', async () => {
    for (let count = 0; count < 5; count += 1) await postMail(shop.db, letter, now);
    const sent: Mail[] = [];

    await Promise.all([sendTo(sent), sendTo(sent)]);

    expect(sent).toHaveLength(5);
  });

  test('that fails is tried again after a minute, then after two', async () => {
    await postMail(shop.db, letter, now);
    const sent: Mail[] = [];

    await failing();
    now += 59_999;
    expect(await sendTo(sent)).toBe(0);
    now += 1;
    await failing();
    now += 119_999;
    expect(await sendTo(sent)).toBe(0);
    now += 1;
    expect(await sendTo(sent)).toBe(1);
  });

  test('that fails eight times is given up and kept', async () => {
    await postMail(shop.db, letter, now);
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await failing();
      now += 24 * 3_600_000;
    }

    const [kept] = await shop.db.select().from(mails).orderBy(desc(mails.id));

    expect(kept).toMatchObject({ attempts: 8, dueAt: null });
  });

  test('that a server took and dropped dead with is sent by another one', async () => {
    await postMail(shop.db, letter, now);
    void sendDueMails(shop.db, clock, () => new Promise(() => undefined), silentLog);
    const sent: Mail[] = [];
    await expect.poll(async () => (await shop.db.select().from(mails))[0]?.attempts).toBe(1);

    expect(await sendTo(sent)).toBe(0);
    now += 300_000;
    expect(await sendTo(sent)).toBe(1);
  });
});

test('the mailbox page is not there unless it is asked for', async () => {
  expect((await shop.app.request('/mailbox')).status).toBe(404);
  expect((await shop.app.request('/mailbox.json')).status).toBe(404);
});

test.each([
  ['http://localhost:4000', 200],
  ['http://127.0.0.1:4000', 200],
  ['https://api.example', 200],
  ['http://evil.example', 404],
  ['http://localhost.evil.example:4000', 404],
])('the mailbox page at %s answers %i', async (origin, status) => {
  const demo = await startTestApp(undefined, { mailboxPage: true });
  const page = await demo.app.request(`${origin}/mailbox`);
  const list = await demo.app.request(`${origin}/mailbox.json`);
  await demo.close();

  expect([page.status, list.status]).toEqual([status, status]);
});

test.each([
  ['127.0.0.1', 200],
  ['::ffff:127.0.0.1', 200],
  ['::1', 200],
  ['192.168.0.7', 404],
  ['::ffff:192.168.0.7', 404],
  [undefined, 404],
])(
  'the mailbox page answers %s with %i, whatever name it asks for',
  async (remoteAddress, status) => {
    const demo = await startTestApp(undefined, { mailboxPage: true });
    const peer = { incoming: { socket: { remoteAddress } } };

    const page = await demo.app.request('http://localhost:4000/mailbox', {}, peer);
    const list = await demo.app.request('http://localhost:4000/mailbox.json', {}, peer);
    await demo.close();

    expect([page.status, list.status]).toEqual([status, status]);
  },
);

test('the mailbox page shows mail as text, with links', async () => {
  const demo = await startTestApp(undefined, { mailboxPage: true });
  await postMail(
    demo.db,
    { ...letter, subject: '<script>', body: 'See https://br.example/x?a=1&b=2 <b>' },
    now,
  );

  const page = await (await demo.app.request('/mailbox')).text();
  const list: unknown = await (
    await demo.app.request('/mailbox.json?recipient=ana@example.com')
  ).json();
  await demo.close();

  expect(page).toContain('&lt;script&gt;');
  expect(page).toContain('<a href="https://br.example/x?a=1&amp;b=2">');
  expect(page).not.toContain('<b>');
  expect(list).toMatchObject([{ recipient: 'ana@example.com', subject: '<script>' }]);
});
