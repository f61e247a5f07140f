import { subscribe } from '@ponte/contract/newsletter';
import { listProducts } from '@ponte/contract/products';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());

const repeated = Array.from({ length: 1000 }, (_, index) => `field${index}`);

function formOfRepeated(): FormData {
  const form = new FormData();
  for (const name of [...repeated, ...repeated]) form.append(name, 'x');
  return form;
}

describe('any answer', () => {
  test.each(['/api/public/products', '/nothing', '/api/public/products?page=0', '/health/live'])(
    '%s says that it is data and no page',
    async (path) => {
      const { headers } = await shop.app.request(path);

      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('x-powered-by')).toBeNull();
    },
  );

  test('gives no origin the right to read it from a browser when none is configured', async () => {
    const { headers } = await shop.app.request('/api/public/team', {
      headers: { Origin: 'https://evil.example' },
    });

    expect(headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('a page of another origin', () => {
  test('may read answers when its origin is configured, and no other may', async () => {
    const open = await startTestApp(undefined, { corsOrigins: ['https://shop.example'] });
    const allowed = async (Origin: string) =>
      (await open.app.request('/api/public/team', { headers: { Origin } })).headers.get(
        'access-control-allow-origin',
      );

    expect(await allowed('https://shop.example')).toBe('https://shop.example');
    expect(await allowed('https://evil.example')).toBeNull();
    await open.close();
  });
});

test('a payment provider, which comes past the page servers, is no sign of wrong TRUSTED_PROXIES', async () => {
  const behind = await startTestApp(undefined, { proxies: 2 });
  const sent = { method: 'POST', headers: { 'X-Forwarded-For': '192.0.2.1' } };
  const warnings = () => behind.logged.filter((line) => line.includes('TRUSTED_PROXIES'));

  await behind.app.request('/webhooks/payments/sandbox', sent);
  expect(warnings()).toEqual([]);
  await behind.app.request('/ecom/login', sent);
  expect(warnings()).toHaveLength(1);
  await behind.close();
});

describe('a path that there is not', () => {
  test.each(['/', '/api', '/api/public/nothing', '/ecom/venda', '/..%2f..%2fetc', '/%'])(
    '%s is 404 with the sentence of the catalogue',
    async (path) => {
      const response = await shop.app.request(path);

      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({
        message: 'O Recurso que está tentando acessar não existe',
      });
    },
  );

  test('is in Spanish for a Spanish request', async () => {
    const response = await shop.app.request('/nothing?lang=es');

    expect(await response.json()).toEqual({
      message: 'El recurso al que intenta acceder no existe',
    });
  });
});

test.each([
  ['DELETE', '/api/public/products', 'GET, HEAD'],
  ['GET', '/ecom/login', 'POST'],
  ['DELETE', '/ecom/venda/carrinho', 'GET, HEAD, POST'],
  ['POST', '/ecom/venda/carrinho/cart-of-the-tests', 'GET, HEAD, PUT'],
  ['PUT', '/health/live', 'GET, HEAD'],
  ['PATCH', '/media/placeholder.v1-96.webp', 'GET, HEAD'],
])('%s of %s is 405, and says that it takes %s', async (method, path, allow) => {
  const response = await shop.app.request(path, { method });

  expect([response.status, response.headers.get('allow')]).toEqual([405, allow]);
  expect(await response.json()).toEqual({ message: 'Este recurso não aceita esse método.' });
});

describe('a body', () => {
  const post = (body: string, type = 'application/json') =>
    shop.app.request('/api/public/contato-newsletter', {
      method: 'POST',
      headers: { 'Content-Type': type },
      body,
    });

  test.each(['', '{', '{"celular":', 'celular=1', '{"celular":"\\u0000"}'])(
    'that is no JSON (%o) is 400',
    async (body) => {
      const response = await post(body);

      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        errors: ['O corpo da requisição não é um JSON válido.'],
      });
    },
  );

  test('that is nested too deep to be one is refused, not a crash', async () => {
    expect((await post('['.repeat(100_000))).status).toBe(400);
    expect((await post(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)).status).toBe(422);
  });

  test('of another type is 415', async () => {
    expect((await post('celular=5545999999999', 'text/plain')).status).toBe(415);
    expect((await post('{"celular":"5545999999999"}', 'text/json')).status).toBe(415);
  });

  test('of ten megabytes is 413', async () => {
    expect((await post(`{"celular":"${'1'.repeat(10_000_000)}"}`)).status).toBe(413);
  });

  test.each([
    ['query', 'GET', '/api/public/products', undefined],
    ['form', 'POST', '/ecom/cliente/cadastrar', formOfRepeated()],
  ])(
    'or %s of a thousand repeated fields gets a short answer',
    async (what, method, path, form) => {
      const query =
        what === 'query' ? `?${repeated.map((name) => `${name}&${name}`).join('&')}` : '';
      const response = await shop.app.request(path + query, {
        method,
        ...(form && { body: form }),
      });

      expect(response.status).toBe(422);
      expect((await response.text()).length).toBeLessThan(5000);
    },
  );

  test('with a key of JavaScript’s own is an unknown field', async () => {
    const response = await post('{"__proto__":{"x":1},"celular":"5545999999999"}');

    expect(response.status).toBe(422);
    expect({}).not.toHaveProperty('x');
  });
});

describe('the log', () => {
  test('names route, status and time, and nothing of what was sent', async () => {
    shop.logged.length = 0;
    await shop.call(subscribe, { body: { celular: '5545988887777' } });
    await shop.call(listProducts, { query: { text: 'segredo' } });

    expect(shop.logged).toHaveLength(2);
    expect(shop.logged[0]).toContain('/api/public/contato-newsletter');
    expect(shop.logged.join()).not.toMatch(/88887777|segredo/);
  });
});

describe('the id of a request', () => {
  const idOf = async (path: string, headers: Record<string, string> = {}, app = shop.app) =>
    (await app.request(path, { headers })).headers.get('X-Request-Id');

  test.each(['/api/public/products', '/nowhere', '/health/live', '/openapi.json'])(
    'is in the answer of %s, and another one in the next',
    async (path) => {
      const [one, another] = [await idOf(path), await idOf(path)];

      expect(one).toMatch(/^[\da-f-]{36}$/);
      expect(another).not.toBe(one);
    },
  );

  test('is a trusted proxy’s, and never a client’s', async () => {
    const behindProxy = await startTestApp(undefined, { proxies: 1 });
    const given = { 'X-Request-Id': 'of-the-proxy' };

    expect(await idOf('/health/live', given, behindProxy.app)).toBe('of-the-proxy');
    expect(await idOf('/health/live', given)).not.toBe('of-the-proxy');
    await behindProxy.close();
  });
});

describe('a bug', () => {
  // Spec: storefront 8.14
  test('is answered with the sentence of the catalogue, without a trace of the program', async () => {
    shop.logged.length = 0;
    await shop.db.execute(sql`alter table team_members rename to team_members_hidden`);
    const response = await shop.app.request('/api/public/team');
    const body = await response.text();
    await shop.db.execute(sql`alter table team_members_hidden rename to team_members`);

    expect(response.status).toBe(500);
    expect(JSON.parse(body)).toEqual({ message: 'Ocorreu um erro interno no servidor!' });
    const { event, reason, stack } = JSON.parse(shop.logged[0] ?? '{}');
    expect(event).toBe('request failed');
    expect(reason).toContain('database error 42P01');
    expect(stack).toMatch(/^at /);
    expect(stack).not.toContain('team_members');
  });
});

describe('health', () => {
  test('is live and ready while the database answers', async () => {
    expect((await shop.app.request('/health/live')).status).toBe(200);
    expect((await shop.app.request('/health/ready')).status).toBe(200);
  });
});

test('the OpenAPI document is served', async () => {
  const response = await shop.app.request('/openapi.json');

  expect(await response.json()).toMatchObject({ openapi: '3.1.0' });
});
