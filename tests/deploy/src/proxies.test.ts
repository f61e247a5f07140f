import { existsSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { freePort } from '../../../scripts/run/free-port.ts';
import {
  caddyProgram,
  nginxProgram,
  openCaddy,
  openNginx,
  type Ports,
  type Proxy,
} from './open-proxy.ts';
import { stub, type Stub } from './serve-stub.ts';

const host = 'br.shop.example';

const apis: Stub[] = [];
const pages: Stub[] = [];
let ports: Ports;
beforeAll(async () => {
  for (const name of ['one', 'two']) {
    apis.push(await stub(`api ${name}`));
    pages.push(await stub(`br ${name}`));
  }
  await Promise.all([...apis, ...pages].map((each) => each.start()));
  const pair = ([one, two]: readonly Stub[]): [number, number] => [one?.port ?? 0, two?.port ?? 0];
  const nobody = await freePort();
  const away: [number, number] = [nobody, nobody];
  ports = { api: pair(apis), br: pair(pages), py: away, staff: away };
});
afterAll(() => Promise.all([...apis, ...pages].map((each) => each.stop())));
beforeEach(() => {
  for (const each of [...apis, ...pages]) each.seen.length = 0;
});

const seenBy = (stubs: readonly Stub[]) => stubs.flatMap(({ seen }) => seen);

describe.each([
  { name: 'nginx', program: nginxProgram, open: openNginx, methods: ['GET', 'POST'] },
  { name: 'Caddy', program: caddyProgram, open: openCaddy, methods: ['GET'] },
])('$name', ({ name, program, open, methods }) => {
  let proxy: Proxy;
  beforeAll(async () => {
    if (existsSync(program)) proxy = await open(ports);
  });
  beforeEach(({ skip }) => {
    skip(!existsSync(program), `There is no ${name} at ${program}: install it with apt-get.`);
  });
  afterAll(async () => {
    if (existsSync(program)) await proxy.stop();
  });

  test('a process that is away costs no request that the proxy can send again', async () => {
    await pages[0]?.stop();
    const calls = methods.flatMap((method) =>
      Array.from({ length: 20 }, (_, number) =>
        proxy.ask(host, `/ecom/venda/carrinho?${number}`, {
          method,
          ...(method === 'POST' && { body: '{}' }),
        }),
      ),
    );
    const answers = await Promise.all(calls);
    await pages[0]?.start();

    expect(new Set(answers.map(({ status, body }) => `${status} ${body}`))).toEqual(
      new Set(['200 br two']),
    );
    expect(seenBy(pages)).toHaveLength(20 * methods.length);
  });

  test('processes that were both away are asked again as soon as they are back', async () => {
    await Promise.all(pages.map((each) => each.stop()));
    const away = await proxy.ask(host, '/');
    await Promise.all(pages.map((each) => each.start()));

    expect(away.status).toBeGreaterThanOrEqual(502);
    for (let number = 0; number < 4; number += 1) {
      expect((await proxy.ask(host, `/?${number}`)).status).toBe(200);
    }
  });

  test('a registration with two photographs passes, and nothing larger', async () => {
    const send = (megabytes: number) =>
      proxy.ask(host, '/ecom/cliente/cadastrar', {
        method: 'POST',
        body: Buffer.alloc(megabytes << 20),
      });

    expect((await send(11)).status).toBe(200);
    expect(seenBy(pages).map(({ bytes }) => bytes)).toEqual([11 << 20]);
    expect((await send(12)).status).toBeGreaterThanOrEqual(413);
    expect(seenBy(pages)).toHaveLength(1);
  });

  test('a shopper’s real address counts, whatever headers claim', async () => {
    await proxy.ask(host, '/produtos', { headers: { 'X-Forwarded-For': '203.0.113.7' } });

    const [headers] = seenBy(pages).map((seen) => seen.headers);
    expect(headers?.['x-forwarded-for']).toMatch(/(?:^|, )127\.0\.0\.1$/);
    expect(headers?.host).toBe(host);
    expect(headers?.['x-request-id']).toMatch(/^[\da-f-]{32,36}$/);
  });

  test('of the API payment services alone reach something, past as many proxies', async () => {
    await proxy.ask(host, '/webhooks/payments/http', { method: 'POST', body: '{}' });
    await proxy.ask(host, '/webhooks/other', { method: 'POST', body: '{}' });
    await proxy.ask(host, '/health/ready');

    expect(seenBy(apis).map(({ url }) => url)).toEqual(['/webhooks/payments/http']);
    const [headers] = seenBy(apis).map((seen) => seen.headers);
    expect(headers?.['x-forwarded-for']).toMatch(/^127\.0\.0\.1, [\d.]+$/);
  });

  test('page servers reach the API without a proxy more that counts', async () => {
    const headers = { 'X-Forwarded-For': '203.0.113.7, 127.0.0.1' };
    const answer = await fetch(`${proxy.apiOrigin}/api/public/start`, { headers });

    expect(await answer.text()).toMatch(/^api (one|two)$/);
    expect(seenBy(apis).map((seen) => seen.headers['x-forwarded-for'])).toEqual([
      '203.0.113.7, 127.0.0.1',
    ]);
  });

  test('no log has the secret of an address, also when no process answers', async () => {
    const secret = '0a1b2c3d4e5f';
    const paths = [
      `/avisos/confirmar/${secret}`,
      `/av%69sos/sair/${secret}?a=${secret}`,
      `/avaliar/${secret}`,
      `/app/confirmation-email/${secret}/${secret}`,
      `/app/reset-password/${secret}/${secret}?email=${secret}`,
      `/api/public/alerts/${secret}/confirm`,
      `/api/public/reviews/${secret}`,
      `/ecom/cliente/confirmar-email/${secret}/${secret}`,
      `/ecom/venda/carrinho/${secret}/iniciar-checkout`,
      `/produtos?text=${secret}`,
    ];
    const headers = { Referer: `https://${host}/avisos/confirmar/${secret}` };
    const askAll = () => Promise.all(paths.map((path) => proxy.ask(host, path, { headers })));

    const answered = await askAll();
    await Promise.all(pages.map((each) => each.stop()));
    const failed = await askAll();
    await Promise.all(pages.map((each) => each.start()));

    expect(new Set(answered.map(({ status }) => status))).toEqual(new Set([200]));
    for (const { status } of failed) expect(status).toBeGreaterThanOrEqual(502);
    await expect
      .poll(async () => (await proxy.logs()).match(/" 50[234] |"status":50[234]/g)?.length)
      .toBeGreaterThanOrEqual(paths.length);
    expect(await proxy.logs()).not.toContain(secret);
  });

  test('browsers come back over TLS alone', async () => {
    const { headers } = await proxy.ask(host, '/produtos');
    const plain = await fetch(`http://127.0.0.1:${proxy.plainPort}/produtos?a=1`, {
      headers: { Host: host },
      redirect: 'manual',
    });

    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    expect(plain.status).toBe(308);
    expect(plain.headers.get('Location')).toMatch(/^https:\/\/.*\/produtos\?a=1$/);
  });
});
