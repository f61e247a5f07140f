import { once } from 'node:events';
import { connect } from 'node:net';
import { login } from '@ponte/contract/accounts';
import { listen, type Listening } from '@ponte/server-process';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
let listening: Extract<Listening, { ok: true }>;
let url: URL;
beforeAll(async () => {
  shop = await startTestApp();
  const opened = await listen(shop.app.fetch, { port: 0, host: '127.0.0.1' });
  if (!opened.ok) throw new Error(opened.problem);
  listening = opened;
  url = new URL(listening.url);
});
afterAll(async () => {
  await listening.stop();
  await shop.close();
});
beforeEach(() => {
  shop.logged.length = 0;
});

test.each([
  ['told', 'Content-Length: 100\r\n\r\n{"email":'],
  ['not told', 'Transfer-Encoding: chunked\r\n\r\n9\r\n{"email":\r\n'],
])(
  'a connection that ends within a body whose length was %s is no failure of the shop',
  async (_, rest) => {
    const socket = connect(Number(url.port), url.hostname);
    const head = `POST ${login.path} HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\n`;
    socket.write(`${head}${rest}`);
    // Another request that was answered came after the first half of this one.
    await (await fetch(new URL('/health/live', url))).text();

    socket.destroy();

    await expect.poll(() => shop.logged).not.toEqual([]);
    expect(shop.logged).toHaveLength(1);
    expect(shop.logged[0]).toMatch(/request.*400/);
  },
);

test.each(['1.2.3.4.5', '999.999.999.999', 'a b', '[::1'])(
  'a call to a host called %s, which is no address, is 400',
  async (host) => {
    const socket = connect(Number(url.port), url.hostname);
    socket.write(`GET /health/live HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    const [answer] = await once(socket, 'data');

    expect(String(answer)).toMatch(/^HTTP\/1\.1 400 /);
  },
);
