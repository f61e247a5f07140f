import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { createMetrics, silentLog, startTracing } from '@ponte/telemetry';
import { startTraceReceiver } from '@ponte/telemetry/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBackOfficeServer } from './back-office-server.ts';

const page = '<!doctype html><div id="app"></div>';

/** What the API was asked last. */
let asked: { path: string; cookie: string | undefined; traceparent: unknown } | undefined;
const api = createServer((request, response) => {
  const { cookie, traceparent } = request.headers;
  asked = { path: request.url ?? '', cookie, traceparent };
  response.writeHead(200, { 'Content-Type': 'application/json', 'Set-Cookie': 'session=b' });
  response.end('{}');
});
let folder = '';
let apiOrigin = '';
let app: ReturnType<typeof createBackOfficeServer>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ponte-staff-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, 'assets', 'main-1.js'), 'export {};');
  const port = await new Promise<number>((resolve) => {
    api.listen(0, '127.0.0.1', () => {
      const address = api.address();
      resolve(address && typeof address === 'object' ? address.port : 0);
    });
  });
  apiOrigin = `http://127.0.0.1:${port}`;
  app = createBackOfficeServer({
    apiOrigin,
    clientFolder: folder,
    log: silentLog,
    metrics: createMetrics(),
  });
});
afterAll(() => {
  api.close();
  rmSync(folder, { recursive: true });
});

describe('the document', () => {
  it.each(['/', '/orders', '/orders/5', '/invitation'])(
    'is the same at %s, kept by nobody and found by no search engine',
    async (path) => {
      const answer = await app.request(path);

      expect(await answer.text()).toBe(page);
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
      expect(answer.headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
    },
  );

  it('runs no code but this origin’s, in no frame, and may ask for the camera', async () => {
    const { headers } = await app.request('/');
    const policy = headers.get('Content-Security-Policy');

    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(headers.get('Permissions-Policy')).toContain('camera=(self)');
  });

  it('is compressed for who takes that', async () => {
    const answer = await app.request('/', { headers: { 'Accept-Encoding': 'br' } });

    expect(answer.headers.get('Content-Encoding')).toBe('br');
    expect(brotliDecompressSync(await answer.arrayBuffer()).toString()).toBe(page);
  });

  it('is not an answer to a write', async () => {
    expect((await app.request('/orders', { method: 'POST' })).status).toBe(405);
  });
});

it('serves its files for good, and none that it has not', async () => {
  const file = await app.request('/assets/main-1.js');
  expect(file.headers.get('Cache-Control')).toContain('immutable');

  expect((await app.request('/assets/main-2.js')).status).toBe(404);
});

it('forwards its calls with the session’s cookie, in both directions', async () => {
  const answer = await app.request('/back-office/me?lang=pt', { headers: { Cookie: 'session=a' } });

  expect(asked).toMatchObject({ path: '/back-office/me?lang=pt', cookie: 'session=a' });
  expect(answer.headers.get('Set-Cookie')).toBe('session=b');
});

it.each(['/api/public/brands', '/ecom/login', '/staff/x'])(
  'forwards no other call of the API: %s',
  async (path) => {
    asked = undefined;
    await app.request(path);

    expect(asked).toBeUndefined();
  },
);

it('shows a request as a span, to which the call of the API belongs', async () => {
  const receiver = await startTraceReceiver();
  const tracing = await startTracing(
    'ponte-staff',
    { endpoint: receiver.endpoint, part: 1 },
    silentLog,
  );
  await app.request('/back-office/orders/5');
  await tracing.stop();
  await receiver.close();

  const [span] = receiver.spans;
  expect(span).toMatchObject({ service: 'ponte-staff', name: 'GET /back-office/*' });
  expect(asked?.traceparent).toBe(`00-${span?.traceId}-${span?.spanId}-01`);
});

describe('metrics', () => {
  const counting = (apiOrigin: string) => {
    const metrics = createMetrics();
    const options = { apiOrigin, clientFolder: folder, log: silentLog, metrics };
    return { metrics, server: createBackOfficeServer(options) };
  };

  it('name requests by few patterns, none of which names an order or a customer', async () => {
    const { metrics, server } = counting(apiOrigin);
    const paths = [
      '/orders/5',
      '/customers/7',
      '/back-office/orders/5',
      '/assets/main-1.js',
      '/x.png',
    ];
    for (const path of paths) await server.request(path);

    const routes = [...(await metrics.text()).matchAll(/_count\{.*route="([^"]*)"/g)];
    expect(new Set(routes.map(([, route]) => route))).toEqual(
      new Set(['/*', '/*.*', '/assets/*', '/back-office/*']),
    );
  });

  it('count each call that the API did not answer', async () => {
    const { metrics, server } = counting('http://127.0.0.1:9');
    const ready = await server.request('/health/ready');
    const answer = await server.request('/back-office/me');

    expect([ready.status, answer.status]).toEqual([503, 502]);
    expect(await metrics.text()).toContain(
      'ponte_log_lines_total{level="error",event="API did not answer"} 1',
    );
  });
});
