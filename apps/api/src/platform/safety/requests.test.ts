import type { EndpointDefinition } from '@ponte/contract/endpoint';
import { endpoints } from '@ponte/contract/endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paraguayanForm, signUp } from '../../testing/customers.ts';
import { newCart } from '../../testing/shopping.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

/** What a stranger may send, at every path. */

let shop: TestApp;
let token: string;
beforeAll(async () => {
  shop = await startTestApp(undefined, { limitFactor: 1_000_000, mailboxPage: true });
  token = (await signUp(shop, paraguayanForm)).token;
});
afterAll(() => shop.close());

const writes = Object.entries<EndpointDefinition>(endpoints).filter(
  ([, { method }]) => method !== 'GET',
);

const typeOf = ({ encoding }: EndpointDefinition) =>
  encoding === 'multipart' ? 'multipart/form-data; boundary=x' : 'application/json';

/** The path of a call, with something that fits every parameter. */
const pathOf = ({ path }: EndpointDefinition) => path.replace(/\{\w+\}/g, 'a-cart-that-nobody-has');

const send = async (path: string, init: RequestInit): Promise<Response> =>
  shop.app.request(path, {
    ...init,
    headers: { Authorization: `Bearer ${token}`, ...Object.fromEntries(new Headers(init.headers)) },
  });

/** A refusal: a status of the client's, with a reason in the shape of the catalogue. */
async function reasonOf(response: Response): Promise<string> {
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(response.status).toBeLessThan(500);
  const body: unknown = await response.json();
  expect(body).toEqual(expect.objectContaining({ message: expect.stringMatching(/\S/) }));
  return JSON.stringify(body);
}

describe.each(writes)('%s', (_, definition) => {
  const type = typeOf(definition);
  const { method } = definition;

  test('refuses eleven megabytes that are announced beforehand', async () => {
    const bytes = new Uint8Array(11_000_000).fill(97);
    const headers = { 'Content-Type': type, 'Content-Length': String(bytes.length) };

    const told = await send(pathOf(definition), { method, headers, body: bytes });
    expect(told.status).toBe(413);
    await reasonOf(told);
  });
});

describe.each(writes.filter(([, { body }]) => body))('%s', (_, definition) => {
  const type = typeOf(definition);
  const { method } = definition;

  test('refuses what does not end', async () => {
    const megabyte = new Uint8Array(1_000_000).fill(97);
    const stream = new ReadableStream({ pull: (controller) => controller.enqueue(megabyte) });
    const endless: RequestInit = {
      method,
      headers: { 'Content-Type': type },
      body: stream,
      duplex: 'half',
    };

    const response = await send(pathOf(definition), endless);

    expect(response.status).toBe(413);
    await reasonOf(response);
  });

  test('refuses what is cut off, and what is of another type', async () => {
    const path = pathOf(definition);
    const cut = await send(path, { method, headers: { 'Content-Type': type }, body: '{"a": [1, ' });
    const other = await send(path, {
      method,
      headers: { 'Content-Type': 'text/xml' },
      body: '<a/>',
    });

    expect(await reasonOf(cut)).not.toMatch(/JSON at position|SyntaxError|\.ts/);
    await reasonOf(other);
  });
});

test('a notification of eleven megabytes is refused as a notification, not as a bug', async () => {
  const body = new Uint8Array(11_000_000);
  const headers = { 'Content-Length': String(body.length) };

  for (const path of ['/webhooks/payments/sandbox', '/sandbox/payments/abc.def']) {
    const response = await send(path, { method: 'POST', headers, body });
    expect([path, response.status]).toEqual([path, 413]);
    await reasonOf(response);
  }
});

test.each([
  ['as many lines as fit a body', 4000, 422],
  ['ten thousand lines', 10_000, 413],
])('a cart of %s is refused', async (_, count, status) => {
  const [line] = newCart().itens;
  const itens = Array.from({ length: count }, () => line);

  const response = await send('/ecom/venda/carrinho', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...newCart(), itens }),
  });

  expect(response.status).toBe(status);
  await reasonOf(response);
});

describe('a page of another origin', () => {
  const Origin = 'https://evil.example';

  test.each(['/ecom/me', '/ecom/login', '/api/public/products'])(
    'may neither ask for leave at %s nor read its answer',
    async (path) => {
      const headers = { Origin, 'Access-Control-Request-Method': 'POST' };
      const asked = await shop.app.request(path, { method: 'OPTIONS', headers });
      const sent = await send(path, { method: 'POST', headers: { Origin } });

      for (const response of [asked, sent]) {
        const allowed = [...response.headers.keys()].filter((name) => name.startsWith('access-'));
        expect(allowed).toEqual([]);
      }
    },
  );

  test('gets no leave next to one that has it', async () => {
    const open = await startTestApp(undefined, { corsOrigins: ['https://shop.example'] });
    const askAs = async (origin: string) => {
      const headers = { Origin: origin, 'Access-Control-Request-Method': 'POST' };
      const response = await open.app.request('/ecom/me', { method: 'OPTIONS', headers });
      return response.headers.get('access-control-allow-origin');
    };

    expect(await askAs('https://shop.example')).toBe('https://shop.example');
    for (const origin of [
      Origin,
      'https://shop.example.evil.example',
      'https://evilshop.example',
      'http://shop.example',
      'null',
    ]) {
      expect(await askAs(origin)).toBeNull();
    }
    await open.close();
  });
});

test.each([
  '/media/..%2f..%2fsecret',
  '/media/../secret',
  '/media/%2e%2e%2fuploads%2fdocuments',
  '/media/..\\secret',
  '/media/drill-96.svg',
  '/media/drill%00.webp',
  '/uploads/documents',
  '/documents/x',
  '/secret',
  '/.env',
  '/sandbox/payments/..%2f..%2fhealth%2flive',
])('no path leads to a file of the server: %s', async (path) => {
  expect((await send(path, { method: 'GET' })).status).toBe(404);
});
