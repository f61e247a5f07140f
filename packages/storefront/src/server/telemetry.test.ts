import { createMetrics, jsonLog, silentLog } from '@ponte/telemetry';
import { firingBetween, metricsOf, shownMetrics } from '@ponte/telemetry/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { region, storeApi } from '../testing/store-api.ts';
import { createStorefrontServer } from './storefront-server.ts';

describe('a request', () => {
  const api = storeApi(500);
  const lines: string[] = [];
  let app: ReturnType<typeof createStorefrontServer>;
  beforeAll(async () => {
    const log = jsonLog({ write: (line) => lines.push(line) });
    app = createStorefrontServer({
      region,
      apiOrigin: await api.origin,
      proxies: 2,
      log,
      metrics: createMetrics(),
    });
  });
  afterAll(api.close);
  beforeEach(() => {
    lines.length = 0;
    api.asked.length = 0;
  });
  const headers = { 'X-Request-Id': 'id-of-the-proxy' };

  it('has one id in the answer, on the page that failed, in the log and in what the API is asked', async () => {
    const answer = await app.request('/produtos?text=segredo', { headers });

    expect(answer.headers.get('X-Request-Id')).toBe('id-of-the-proxy');
    expect(await answer.text()).toContain('informe o código id-of-the-proxy.');
    expect(new Set(api.asked.map(({ requestId }) => requestId))).toEqual(
      new Set(['id-of-the-proxy']),
    );
    const logged = lines.map((line) => JSON.parse(line));
    expect(logged).toContainEqual(
      expect.objectContaining({
        level: 'error',
        event: 'page failed',
        route: '/produtos/:category?/:department?',
        requestId: 'id-of-the-proxy',
      }),
    );
    expect(logged).toContainEqual(
      expect.objectContaining({ event: 'API call failed', status: 500 }),
    );
    expect(lines.join()).not.toContain('segredo');
  });

  it('keeps its id on its way to the API', async () => {
    await app.request('/ecom/cart', { headers });

    expect(api.asked).toMatchObject([{ requestId: 'id-of-the-proxy' }]);
  });

  it('gets its own id where no proxy stands before this server', async () => {
    const alone = createStorefrontServer({
      region,
      apiOrigin: await api.origin,
      log: silentLog,
      metrics: createMetrics(),
    });
    const answer = await alone.request('/health', { headers });

    expect(answer.headers.get('X-Request-Id')).toMatch(/^[\da-f-]{36}$/);
  });

  it('that the API does not answer is logged with the reason', async () => {
    const log = jsonLog({ write: (line) => lines.push(line) });
    const alone = createStorefrontServer({
      region,
      apiOrigin: 'http://127.0.0.1:9',
      log,
      metrics: createMetrics(),
    });

    await alone.request('/ecom/cart');
    await alone.request('/produtos');

    const logged = lines.map((line) => JSON.parse(line));
    expect(logged).toContainEqual(
      expect.objectContaining({ level: 'error', event: 'API did not answer', method: 'GET' }),
    );
    expect(logged).toContainEqual(
      expect.objectContaining({ level: 'warn', path: '/api/public/products' }),
    );
  });
});

describe('metrics', () => {
  const api = storeApi(500);
  afterAll(api.close);

  it('have all that dashboard and alerts show of pages, and fire PagesFail for one with 503', async () => {
    const metrics = createMetrics();
    const app = createStorefrontServer({
      region,
      apiOrigin: await api.origin,
      log: silentLog,
      metrics,
    });
    await app.request('/nada');
    const before = await metrics.text();
    await app.request('/produto/martelo?utm_source=x');
    const after = await metrics.text();

    expect(firingBetween({ before, after: before, job: 'ponte-pages' })).toEqual([]);
    expect(firingBetween({ before, after, job: 'ponte-pages' })).toEqual(['PagesFail']);
    const present = metricsOf(after);
    const shown = [...shownMetrics].filter((name) => name.startsWith('ponte_page_'));
    expect(shown.filter((name) => !present.has(name))).toEqual([]);
    expect(shown.length).toBeGreaterThan(1);
  });

  it('name requests by few patterns, however many addresses there are', async () => {
    const metrics = createMetrics();
    const app = createStorefrontServer({
      region,
      apiOrigin: await api.origin,
      log: silentLog,
      metrics,
    });
    const paths = ['/produto/a', '/produto/b', '/api/public/a', '/ecom/b', '/x.png', '/nada/1'];
    for (const path of paths) await app.request(path);

    const routes = [...(await metrics.text()).matchAll(/_count\{.*route="([^"]*)"/g)];
    expect(new Set(routes.map(([, route]) => route))).toEqual(
      new Set(['/produto/:slug', '/api/*', '/ecom/*', '/*.*', '*']),
    );
  });
});
