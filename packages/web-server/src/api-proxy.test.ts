import { createServer, request, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { serve } from '@hono/node-server';
import { jsonLog, silentLog } from '@ponte/telemetry';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { apiProxy } from './api-proxy.ts';

const calls = { paths: ['/api/*', '/ecom/*', '/ws/*', '/media/*'], cookies: ['device'] };

const list = JSON.stringify({ data: 'furadeira '.repeat(1000) });

/** What the API was asked last. */
let asked: { url: string | undefined; headers: IncomingHttpHeaders; body: string } | undefined;

const api = createServer((question, answer) => {
  let body = '';
  question.setEncoding('utf8').on('data', (part: string) => {
    body += part;
  });
  question.on('end', () => {
    if (question.url === '/api/never') return;
    if (question.url === '/api/half') {
      answer.writeHead(200, { 'Content-Type': 'application/json' });
      answer.write(list.slice(0, 5000));
      return;
    }
    asked = { url: question.url, headers: question.headers, body };
    const isPicture = question.url?.endsWith('.webp');
    answer.setHeader('Content-Type', isPicture ? 'image/webp' : 'application/json; charset=utf-8');
    answer.setHeader('ETag', '"1"');
    answer.setHeader('Set-Cookie', ['device=d2; Path=/', 'session=s2']);
    answer.end(question.url === '/api/short' ? '{}' : list);
  });
});
let app: ReturnType<typeof apiProxy>;
let front: ReturnType<typeof serve>;
let frontPort = 0;

beforeAll(async () => {
  const port = await new Promise<number>((resolve) => {
    api.listen(0, '127.0.0.1', () => {
      const address = api.address();
      resolve(address && typeof address === 'object' ? address.port : 0);
    });
  });
  app = apiProxy({
    apiOrigin: `http://127.0.0.1:${port}`,
    log: silentLog,
    timeoutMs: 500,
    ...calls,
  });
  await new Promise<void>((resolve) => {
    front = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, (info) => {
      frontPort = info.port;
      resolve();
    });
  });
});
afterAll(() => {
  api.closeAllConnections();
  api.close();
  front.close();
});

/** Sends what `fetch` refuses to send, over a real connection. */
function send(headers: Record<string, string>, body = ''): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { port: frontPort, host: '127.0.0.1', path: '/ecom/x', method: 'POST', headers },
      (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode));
      },
    );
    sent.on('error', reject).end(body);
  });
}

it.each([
  ['Expect: 100-continue', { Expect: '100-continue' }],
  [
    'Upgrade: h2c',
    { Connection: 'Upgrade, HTTP2-Settings', Upgrade: 'h2c', 'HTTP2-Settings': 'AA' },
  ],
])('answers a call with "%s" like any other', async (_, headers) => {
  expect(await send({ ...headers, 'Content-Type': 'application/json' }, '{"a":1}')).toBe(200);
  expect(asked?.body).toBe('{"a":1}');
  expect(asked?.headers).not.toHaveProperty('expect');
  expect(asked?.headers).not.toHaveProperty('upgrade');
  expect(asked?.headers).not.toHaveProperty('http2-settings');
});

it('keeps to itself what is about the way to it, and passes on what is for the API', async () => {
  await send({
    Authorization: 'Bearer token',
    'Proxy-Authorization': 'Basic secret',
    TE: 'trailers',
    Forwarded: 'for=10.0.0.1',
    'X-Forwarded-Host': 'evil.example',
    'X-Real-IP': '10.0.0.1',
    Cookie: 'id=secret',
    Connection: 'keep-alive, X-Mine',
    'X-Mine': '1',
  });

  expect(asked?.headers.authorization).toBe('Bearer token');
  expect(JSON.stringify(asked?.headers)).not.toMatch(/secret|trailers|10\.0\.0\.1|evil|x-mine/);
});

it('lets the named cookies pass and no other, in both directions', async () => {
  const headers = { Cookie: 'id=secret; device=d1; devices=many' };
  const answer = await app.request('/api/list', { headers });

  expect(asked?.headers.cookie).toBe('device=d1');
  expect(answer.headers.getSetCookie()).toEqual(['device=d2; Path=/']);
});

it('adds the host by which a browser asked, where sessions are cookies', async () => {
  const { port } = Object(api.address());
  const office = apiProxy({
    apiOrigin: `http://127.0.0.1:${port}`,
    log: silentLog,
    paths: ['/back-office/*'],
    cookies: 'all',
  });
  const hostFor = async (headers: Record<string, string>) => {
    await office.request('/back-office/me', { headers });
    return asked?.headers['x-forwarded-host'];
  };

  expect(await hostFor({ Host: 'staff.localhost:4003' })).toBe('staff.localhost:4003');
  expect(await hostFor({ Host: '127.0.0.1:4003', 'X-Forwarded-Host': 'evil.example' })).toBe(
    'evil.example, 127.0.0.1:4003',
  );
});

it.each([
  '/api/..%2fhealth',
  '/api/public/%2e%2e%2f%2e%2e%2fhealth',
  '/api/..%5chealth',
  '/api/..%252fhealth',
  '/media/x/..%2F..%2fsecret',
])('does not pass %s on', async (path) => {
  asked = undefined;
  const answer = await app.request(path);

  expect(answer.status).toBe(400);
  expect(asked).toBeUndefined();
});

it.each(['OPTIONS', 'TRACE', 'PROPFIND'])('refuses a call by %s', async (method) => {
  asked = undefined;
  const answer = await app.fetch(
    Object.defineProperty(new Request('http://shop/api/public/start'), 'method', { value: method }),
  );

  expect([answer.status, answer.headers.get('Allow')]).toEqual([
    405,
    'DELETE, GET, HEAD, PATCH, POST, PUT',
  ]);
  expect(asked).toBeUndefined();
});

it('passes on a slash and dots that lead nowhere', async () => {
  expect((await app.request('/api/public/products/details/a%2Fb..c')).status).toBe(200);
  expect(asked?.url).toBe('/api/public/products/details/a%2Fb..c');
});

it.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
] as const)('compresses JSON for a browser that takes %s', async (accepted, encoding, decode) => {
  const answer = await app.request('/api/public/start', {
    headers: { 'Accept-Encoding': accepted },
  });

  expect(answer.headers.get('Content-Encoding')).toBe(encoding);
  expect(answer.headers.get('Vary')).toBe('Accept-Encoding');
  expect(answer.headers.get('ETag')).toBe('W/"1"');
  const body = Buffer.from(await answer.arrayBuffer());
  expect(body.length).toBeLessThan(list.length / 5);
  expect(decode(body).toString()).toBe(list);
});

it('leaves short JSON and pictures as they are', async () => {
  const headers = { 'Accept-Encoding': 'br' };
  const short = await app.request('/api/short', { headers });
  const picture = await app.request('/media/a.webp', { headers });

  expect(short.headers.get('Content-Encoding')).toBeNull();
  expect(await short.text()).toBe('{}');
  expect(picture.headers.get('Content-Encoding')).toBeNull();
});

it.each([
  ['does not begin its answer', '/api/never'],
  ['does not end it', '/api/half'],
])('answers 504 when the API %s in time', async (_, path) => {
  const lines: string[] = [];
  const log = jsonLog({ write: (line) => lines.push(line) });
  const { port } = Object(api.address());
  const hasty = apiProxy({ apiOrigin: `http://127.0.0.1:${port}`, log, timeoutMs: 50, ...calls });

  const answer = await hasty.request(path, { headers: { 'Accept-Encoding': 'br' } });

  expect(answer.status).toBe(504);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'error', event: 'API did not answer', reason: 'timeout' },
  ]);
});

it('waits no more when its caller has left', async () => {
  const lines: string[] = [];
  const log = jsonLog({ write: (line) => lines.push(line) });
  const { port } = Object(api.address());
  const patient = apiProxy({
    apiOrigin: `http://127.0.0.1:${port}`,
    log,
    timeoutMs: 60_000,
    ...calls,
  });
  const leaving = new AbortController();

  const answer = patient.request('/api/never', { signal: leaving.signal });
  leaving.abort();

  expect((await answer).status).toBe(502);
  expect(lines).toEqual([]);
});
