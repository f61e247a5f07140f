import { afterAll, beforeAll, expect, test } from 'vitest';
import { awkwardOrder, orderLetters } from '../../testing/every-letter.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { postMail } from './outbox.ts';
import { written } from './written.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());

const letter = { recipient: 'ana@example.com', subject: 'Olá', body: 'Um link' };
const now = Date.UTC(2025, 10, 20, 12);

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

test.each([
  ['127.0.0.1', 200],
  ['203.0.113.7, 127.0.0.1', 404],
  ['127.0.0.1, 192.168.0.7', 404],
])('the mailbox page behind a proxy that adds %s answers %i', async (addresses, status) => {
  const demo = await startTestApp(undefined, { mailboxPage: true });
  const headers = { 'X-Forwarded-For': addresses };
  const page = await demo.app.request('http://localhost:4000/mailbox', { headers });
  await demo.close();

  expect(page.status).toBe(status);
});

test('the mailbox page shows a mail as mail programs do, without what runs, and as text at a press', async () => {
  const demo = await startTestApp(undefined, { mailboxPage: true });
  const { paid } = orderLetters('pt', awkwardOrder('pt'));
  if (!paid) throw new Error('A letter was expected.');
  const id = await postMail(demo.db, { recipient: 'ana@example.com', ...written(paid) }, now);

  const box = await (await demo.app.request('/mailbox')).text();
  const text = await (await demo.app.request(`/mailbox?mail=${id}&as=text`)).text();
  const page = await demo.app.request(`/mailbox/${id}/page`);
  const html = await page.text();
  const picture = await demo.app.request(`/mailbox/${id}/files/code.png`);
  const missing = await demo.app.request('/mailbox/999/page');
  const foreign = await demo.app.request(`http://evil.example/mailbox/${id}/page`);
  await demo.close();

  expect(box).toMatch(/<iframe[^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/);
  expect(box).not.toContain('<script');
  expect(text).toContain('Código de entrega: K7M2Q9XZ');
  expect(text).not.toContain('<iframe');
  const policy = page.headers.get('Content-Security-Policy');
  expect(policy).toContain(
    "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'",
  );
  expect(policy).toContain("frame-ancestors 'self'");
  expect(page.headers.get('X-Frame-Options')).toBe('SAMEORIGIN');
  expect(html).toContain('src="data:image/png;base64,');
  expect(html).not.toContain('<script');
  expect(picture.headers.get('Content-Type')).toBe('image/png');
  expect([missing.status, foreign.status]).toEqual([404, 404]);
});

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
