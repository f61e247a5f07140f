import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { createMetrics, silentLog } from '@ponte/telemetry';
import { generatePath } from 'react-router-dom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../routes/routes.ts';
import { region, storeApi } from '../testing/store-api.ts';
import { createStorefrontServer } from './storefront-server.ts';

describe('while the store API fails', () => {
  const api = storeApi(500);
  let app: ReturnType<typeof createStorefrontServer>;
  beforeAll(async () => {
    app = createStorefrontServer({
      region,
      apiOrigin: await api.origin,
      log: silentLog,
      metrics: createMetrics(),
    });
  });
  afterAll(api.close);

  it.each(['/', '/produtos', '/produto/martelo'])(
    'serves %s with a way to try again, and lets nobody keep it',
    async (path) => {
      const answer = await app.request(path);

      expect(answer.status).toBe(503);
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
      expect(answer.headers.get('Retry-After')).toBe('5');
      expect(answer.headers.get('Speculation-Rules')).toBeNull();
      expect(await answer.text()).toContain('Tentar novamente');
    },
  );

  it.each(['/', '/produtos', '/health', '/robots.txt', '/nada'])(
    'takes %s to be read only',
    async (path) => {
      const answer = await app.request(path, { method: 'POST' });

      expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
    },
  );

  it.each(['/produtos?text=%00', '/?categoria=a%00', '/produto/%00', '/nada%00'])(
    'has no page at %s, asks no store for it, and lets nobody keep that',
    async (path) => {
      const answer = await app.request(path);

      expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([400, 'no-store']);
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
    app = createStorefrontServer({
      region,
      apiOrigin: await api.origin,
      log: silentLog,
      metrics: createMetrics(),
    });
  });
  afterAll(api.close);

  // Spec: decision 16
  it('forwards calls with their query, and of cookies only that of the device', async () => {
    const answer = await app.request('/api/public/products?page=2', {
      headers: { Cookie: 'id=secret; __Host-ponte-device=a.b; ponte-devices=secret' },
    });

    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ message: 'no' });
    expect(answer.headers.getSetCookie()).toEqual(['ponte-device=new; Path=/']);
    expect(api.asked.at(-1)).toMatchObject({
      url: '/api/public/products?page=2',
      cookie: '__Host-ponte-device=a.b',
    });
  });

  it('forwards the client’s address to the API, after those that the browser claims', async () => {
    const incoming = { socket: { remoteAddress: '203.0.113.7' } };
    await app.request(
      '/api/public/products',
      { headers: { 'X-Forwarded-For': '198.51.100.1' } },
      { incoming },
    );

    expect(api.asked.at(-1)?.forwardedFor).toBe('198.51.100.1, 203.0.113.7');
  });

  it('says so when the API cannot be reached', async () => {
    const unreachable = createStorefrontServer({
      region,
      apiOrigin: 'http://127.0.0.1:9',
      log: silentLog,
      metrics: createMetrics(),
    });

    const answer = await unreachable.request('/ecom/venda/carrinho/x');

    expect(answer.status).toBe(502);
    expect(await answer.json()).toEqual({ message: 'The store API did not answer.' });
  });
});

it('compresses pages for browsers that ask for it and sends the same text', async () => {
  const app = createStorefrontServer({
    region,
    apiOrigin: 'http://127.0.0.1:9',
    log: silentLog,
    metrics: createMetrics(),
  });

  const plain = await app.request('/nada');
  const compressed = await app.request('/nada', { headers: { 'Accept-Encoding': 'gzip, br' } });

  expect(plain.headers.get('Content-Encoding')).toBeNull();
  expect(compressed.headers.get('Content-Encoding')).toBe('br');
  const { brotliDecompressSync } = await import('node:zlib');
  expect(brotliDecompressSync(await compressed.arrayBuffer()).toString()).toBe(await plain.text());
});

describe('with a store that answers', () => {
  const asked: string[] = [];
  const category = { id: 1, nome: 'Ferramentas', slug: 'ferramentas', departamentos: [] };
  const saw = {
    id: 8,
    slug: 'serra',
    nome: 'Serra',
    codigo: 'S-8',
    possui_estoque: true,
    mostrar_preco: false,
    valor_venda: '0',
    moeda: { id: 2 },
    imagens: [{ url: '/saw.jpg' }],
  };
  const dated = { alterado_em: '2026-11-27T12:00:00.000Z' };
  const store = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.setHeader('Content-Type', 'application/json');
    const { url = '' } = request;
    const isOfSitemap = /per_page=100/.test(url) && !/[?&]page=\d{2}/.test(url);
    response.end(
      JSON.stringify(
        url.startsWith('/api/public/start')
          ? {
              banners: [],
              brands: [],
              categories: [category],
              categories_special: [],
              exchange_rates: [],
              faq: [{ pergunta: 'Onde fica?', resposta: 'No centro.' }],
            }
          : url.startsWith('/api/public/brands')
            ? [{ id: 1, nome: 'Brontal', slug: 'brontal', logo: '/brontal.svg' }]
            : {
                data: isOfSitemap ? [saw, { ...saw, id: 9, slug: 'lixa', ...dated }] : [],
                total: 45,
              },
      ),
    );
  });
  let app: ReturnType<typeof createStorefrontServer>;
  beforeAll(async () => {
    const port = await new Promise<number>((resolve) => {
      store.listen(0, '127.0.0.1', () => {
        const address = store.address();
        resolve(address && typeof address === 'object' ? address.port : 0);
      });
    });
    app = createStorefrontServer({
      region,
      apiOrigin: `http://127.0.0.1:${port}`,
      log: silentLog,
      metrics: createMetrics(),
    });
  });
  afterAll(() => store.close());

  it('asks for start data once for pages that come together', async () => {
    await Promise.all(
      ['/', '/produtos', '/produtos?page=2'].map(async (path) => app.request(path)),
    );

    expect(asked.filter((url) => url.startsWith('/api/public/start'))).toHaveLength(1);
  });

  it('sends with a page what it shows of start data, not what other pages show', async () => {
    const html = await (await app.request('/produtos')).text();

    expect(html).toContain('"name":"Ferramentas"');
    expect(html).not.toContain('"faq"');
    expect(html).not.toContain('No centro.');
  });

  it('lets a browser fetch a page early where that is the same for everyone', async () => {
    const rulesOf = async (path: string) =>
      (await app.request(path)).headers.get('Speculation-Rules');

    expect(await rulesOf('/produtos')).toBe('"/speculation-rules.json"');
    expect(await rulesOf('/checkout')).toBeNull();
    const rules = await app.request('/speculation-rules.json');
    expect(rules.headers.get('Content-Type')).toBe('application/speculationrules+json');
    expect(await rules.json()).toMatchObject({ prefetch: [{ eagerness: 'moderate' }] });
  });

  it.each([
    ['/produtos?page=3', 200, true],
    ['/produtos?page=4', 404, false],
    ['/produtos?page=junk&sort=junk', 200, true],
    ['/?categoria=ferramentas', 200, true],
    ['/?categoria=junk', 200, false],
  ])('answers %s with %i, and lets it be kept: %s', async (path, status, isKept) => {
    const answer = await app.request(path);

    expect(answer.status).toBe(status);
    expect(answer.headers.get('Cache-Control')?.startsWith('public')).toBe(isKept);
  });

  it.each(routes.map(({ path }) => path).filter((path) => path.includes(':token')))(
    'lets nobody keep a page of %s, whose address is a secret that anybody can invent',
    async (path) => {
      const params = { step: 'confirmar', uid: '1', uuid: '1', token: 'secret' };
      const { status, headers } = await app.request(generatePath(path, params));

      expect([status, headers.get('Cache-Control'), headers.get('ETag')]).toEqual([
        200,
        'no-store',
        null,
      ]);
      expect(headers.get('Referrer-Policy')).toBe('strict-origin');
    },
  );

  it('refuses a search that is too long, with a response that is not cached', async () => {
    const answer = await app.request(`/produtos?text=${'x'.repeat(201)}`);

    expect(answer.status).toBe(400);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(await answer.text()).toContain('até 200 caracteres');
  });

  it('describes the shop and its search to search engines on pages that they may show', async () => {
    const html = await (await app.request('/')).text();
    const [, text = ''] =
      /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(html) ?? [];

    expect(JSON.parse(text)).toMatchObject({
      '@context': 'https://schema.org',
      '@graph': [
        { '@type': 'Organization', url: 'https://br.example/', email: 'loja@ponte.example' },
        {
          '@type': 'WebSite',
          inLanguage: 'pt-BR',
          potentialAction: {
            target: { urlTemplate: 'https://br.example/produtos?text={search_term_string}' },
          },
        },
      ],
    });
    expect(await (await app.request('/nada')).text()).not.toContain('ld+json');
  });

  it('shows crawlers the public paths and the sitemap', async () => {
    const robots = await (await app.request('/robots.txt')).text();
    const index = await app.request('/sitemap.xml');
    const pages = await (await app.request('/sitemap-pages.xml')).text();

    expect(robots).toContain('Sitemap: https://br.example/sitemap.xml');
    expect(robots).toContain('Disallow: /pedidos');
    expect(robots).toContain('Disallow: /*?*redirect=');
    expect(robots).not.toContain('Disallow: /produtos');
    expect(index.headers.get('Content-Type')).toBe('application/xml; charset=utf-8');
    expect((await index.text()).match(/<loc>[^<]*<\/loc>/g)).toEqual([
      '<loc>https://br.example/sitemap-pages.xml</loc>',
      '<loc>https://br.example/sitemap-products-1.xml</loc>',
    ]);
    expect(pages).toContain('<loc>https://br.example/produtos/ferramentas</loc>');
    expect(pages).toContain('hreflang="es-PY" href="https://py.example/produtos"');
    expect(pages).toContain('hreflang="x-default" href="https://br.example/produtos"');
    expect(pages).toMatch(/<loc>https:\/\/br\.example\/marca\/[^<]+<\/loc>/);
    const products = await (await app.request('/sitemap-products-1.xml')).text();
    expect(products).toMatch(/<image:image><image:loc>https:\/\/[^<]+<\/image:loc><\/image:image>/);
    // Of the first product it is not known, and of a category's page nothing changes by itself.
    const changed = products.match(/<loc>[^<]*<\/loc><lastmod>[^<]*<\/lastmod>/g);
    expect([...new Set(changed)]).toEqual([
      `<loc>https://br.example/produto/lixa</loc><lastmod>${dated.alterado_em}</lastmod>`,
    ]);
    expect(pages).not.toContain('<lastmod>');
    expect((await app.request('/sitemap-products-9.xml')).status).toBe(404);
  });

  // Spec: decision 29
  it('writes one inline script into a page and allows that alone, by its hash', async () => {
    const answer = await app.request('/');
    const html = await answer.text();
    const policy = answer.headers.get('Content-Security-Policy');

    const scripts = [...html.matchAll(/<script(?<attributes>[^>]*)>(?<text>.*?)<\/script>/gs)];
    const inline = scripts.filter(
      ({ groups }) => !/ src=| type="application\//.test(groups?.['attributes'] ?? ''),
    );

    expect(inline).toHaveLength(1);
    const text = inline[0]?.groups?.['text'] ?? '';
    expect(text).toContain('earlyPresses');
    const hash = createHash('sha256').update(text).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  });
});
