import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ptBR } from '../languages/pt-BR.ts';
import type { Region } from '../region/region.ts';
import { createStorefrontServer } from './storefront-server.ts';

const region: Region = {
  code: 'BR',
  locale: 'pt-BR',
  currency: 'USD',
  countryId: 1,
  customerKind: 'foreign',
  origins: { BR: 'https://br.example', PY: 'https://py.example' },
  language: ptBR,
  otherLanguage: () => Promise.resolve(ptBR),
  whatsapp: '595610000000',
  contact: { phone: '+595 61 000 0000', email: 'loja@ponte.example', address: 'Ciudad del Este' },
  imageWidths: [160, 320],
  imageOrigins: [],
  paymentHosts: [],
  onlinePurchase: true,
};

/** A store API that answers every call in the same way; what it was asked is kept. */
function storeApi(status: number) {
  const asked: { url: string; cookie: string | undefined; forwardedFor: unknown }[] = [];
  const server = createServer((request, response) => {
    asked.push({
      url: request.url ?? '',
      cookie: request.headers.cookie,
      forwardedFor: request.headers['x-forwarded-for'],
    });
    response.writeHead(status, { 'Content-Type': 'application/json', 'Set-Cookie': 'a=b' });
    response.end('{"message":"no"}');
  });
  const origin = new Promise<string>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (address && typeof address === 'object') resolve(`http://127.0.0.1:${address.port}`);
    });
  });
  return { asked, origin, close: () => server.close() };
}

describe('while the store API fails', () => {
  const api = storeApi(500);
  let app: ReturnType<typeof createStorefrontServer>;
  beforeAll(async () => {
    app = createStorefrontServer({ region, apiOrigin: await api.origin });
  });
  afterAll(api.close);

  it.each(['/', '/produtos', '/produto/martelo'])(
    'serves %s with a way to try again, and lets nobody keep it',
    async (path) => {
      const answer = await app.request(path);

      expect(answer.status).toBe(503);
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
      expect(answer.headers.get('Retry-After')).toBe('5');
      expect(await answer.text()).toContain('Tentar novamente');
    },
  );

  it('still knows which addresses do not exist', async () => {
    const answer = await app.request('/nada/por/aqui');

    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('Página não encontrada');
  });

  it('says in the page where both storefronts are and nothing about the visitor', async () => {
    const page = await app.request('/produtos?text=a&utm_source=x', {
      headers: { Cookie: 'id=secret', Authorization: 'Bearer secret' },
    });
    const html = await page.text();

    expect(html).toContain('https://py.example');
    expect(html).not.toContain('secret');
    expect(html).not.toContain('utm_source');
  });
});

describe('in front of the store API', () => {
  const api = storeApi(404);
  let app: ReturnType<typeof createStorefrontServer>;
  beforeAll(async () => {
    app = createStorefrontServer({ region, apiOrigin: await api.origin });
  });
  afterAll(api.close);

  it('forwards calls with their query and without cookies in either direction', async () => {
    const answer = await app.request('/api/public/products?page=2', {
      headers: { Cookie: 'id=secret' },
    });

    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ message: 'no' });
    expect(answer.headers.get('Set-Cookie')).toBeNull();
    expect(api.asked.at(-1)).toMatchObject({
      url: '/api/public/products?page=2',
      cookie: undefined,
    });
  });

  it('tells the API whom it saw, after what the browser says of itself', async () => {
    const incoming = { socket: { remoteAddress: '203.0.113.7' } };
    await app.request(
      '/api/public/products',
      { headers: { 'X-Forwarded-For': '198.51.100.1' } },
      { incoming },
    );

    expect(api.asked.at(-1)?.forwardedFor).toBe('198.51.100.1, 203.0.113.7');
  });

  it('says so when the API cannot be reached', async () => {
    const unreachable = createStorefrontServer({ region, apiOrigin: 'http://127.0.0.1:9' });

    const answer = await unreachable.request('/ecom/venda/carrinho/x');

    expect(answer.status).toBe(502);
    expect(await answer.json()).toEqual({ message: 'The store API did not answer.' });
  });
});

it('compresses pages for browsers that ask for it and sends the same text', async () => {
  const app = createStorefrontServer({ region, apiOrigin: 'http://127.0.0.1:9' });

  const plain = await app.request('/nada');
  const compressed = await app.request('/nada', { headers: { 'Accept-Encoding': 'gzip, br' } });

  expect(plain.headers.get('Content-Encoding')).toBeNull();
  expect(compressed.headers.get('Content-Encoding')).toBe('br');
  const { brotliDecompressSync } = await import('node:zlib');
  expect(brotliDecompressSync(await compressed.bytes()).toString()).toBe(await plain.text());
});
