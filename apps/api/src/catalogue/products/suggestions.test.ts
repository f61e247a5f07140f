import { listProducts } from '@ponte/contract/products';
import { listSuggestions } from '@ponte/contract/suggestions';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sweep } from '../../operations/server/housekeeping.ts';
import { searches } from '../../platform/db/schema/index.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { leastHits } from './search-log.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());

const suggest = (text: string, lang: 'pt' | 'es' = 'pt') =>
  shop.call(listSuggestions, { query: { text, lang } });
const search = (text: string, query: Record<string, string> = {}) =>
  shop.call(listProducts, { query: { text, ...query } });

/** The names of all suggestions, by kind. */
async function namesFor(text: string, lang: 'pt' | 'es' = 'pt') {
  const { codigo, categorias, marcas, buscas, produtos } = await suggest(text, lang);
  return {
    code: codigo?.nome ?? null,
    groups: categorias.map(({ nome }) => nome),
    brands: marcas.map(({ nome }) => nome),
    searches: buscas,
    products: produtos.length,
  };
}

describe('suggestions', () => {
  test.each([
    ['furad', 'pt', ['Furadeiras'], []],
    ['furadeiras', 'pt', ['Furadeiras'], []],
    ['furadiera', 'pt', ['Furadeiras'], []],
    ['taladro', 'es', ['Taladros'], []],
    ['talad', 'es', ['Taladros'], []],
    ['taladro', 'pt', ['Furadeiras'], []],
    ['ferramentas', 'pt', ['Ferramentas elétricas', 'Ferramentas manuais'], []],
    ['eletricas', 'pt', ['Ferramentas elétricas'], []],
    ['brontal', 'pt', [], ['Brontal']],
    ['aguia', 'pt', [], ['Águia']],
    ['furadeira brontal', 'pt', ['Furadeiras'], ['Brontal']],
    ['furadeira 650 w', 'pt', ['Furadeiras'], []],
    ['zimbro', 'pt', [], []],
    ['650 w', 'pt', [], []],
    ['???', 'pt', [], []],
  ] as const)(
    'for %j in %s are the groups %j and the brands %j',
    async (text, lang, groups, brands) => {
      expect(await namesFor(text, lang)).toMatchObject({ groups, brands });
    },
  );

  test('of a department name the category that its address needs', async () => {
    const { categorias } = await suggest('martelo');

    expect(categorias).toEqual([
      {
        id: 21,
        slug: 'martelos',
        nome: 'Martelos',
        categoria: { id: 2, slug: 'ferramentas-manuais', nome: 'Ferramentas manuais' },
      },
    ]);
  });

  test('hold at most five products, the best first, with their prices', async () => {
    const { produtos } = await suggest('furadeira');

    expect(produtos).toHaveLength(4);
    expect(produtos[0]).toMatchObject({ id: 2, preco_atual: { valor_venda: '20.00' } });
  });

  test('go on as the names of what is found do', async () => {
    expect((await namesFor('furad')).searches).toEqual(['furadeira']);
    expect((await namesFor('taladro', 'es')).searches).toContain('taladro percutor');
  });

  test.each([
    ['FUR-0001', 'Furadeira de impacto 650 W'],
    ['fur0001', 'Furadeira de impacto 650 W'],
    ['FUR-000', null],
    ['furadeira', null],
  ])('%j is the code of %j', async (text, code) => {
    expect(await namesFor(text)).toMatchObject({ code });
  });

  test('refuse a text that is too long, and are cacheable for a moment', async () => {
    const { status } = await shop.refused(listSuggestions, { query: { text: 'x'.repeat(201) } });
    const { headers } = await shop.app.request('/api/public/suggestions?text=furadeira');

    expect(status).toBe(422);
    expect(headers.get('Cache-Control')).toBe('public, max-age=10');
  });

  test('without a text are empty in a shop that has sold nothing', async () => {
    expect(await suggest('')).toEqual({
      codigo: null,
      categorias: [],
      marcas: [],
      buscas: [],
      produtos: [],
    });
  });
});

describe('what others search for', () => {
  const counted = () => shop.db.select({ text: searches.text, hits: searches.hits }).from(searches);
  const forget = () => shop.db.delete(searches);
  const someTime = 600_000;

  test('is counted without case, once in ten minutes', async () => {
    await forget();
    await search('Martelo  de unha');
    await search('martelo de unha');
    await shop.saveSearches();
    shop.passTime(someTime);
    await search('martelo de unha');
    await shop.saveSearches();

    expect(await counted()).toEqual([{ text: 'martelo de unha', hits: 2 }]);
  });

  test.each([
    ['names somebody', 'martelo joao da silva'],
    ['has a phone number', 'martelo 981123456'],
    ['is mistyped', 'marttelo'],
    ['is not finished', 'mart'],
    ['is a code', 'MAR-0006'],
    ['finds nothing', 'xyzzy'],
  ])('is not counted when it %s', async (_, text) => {
    await forget();
    await search(text);
    await shop.saveSearches();

    expect(await counted()).toEqual([]);
  });

  test('is shown from five counts on, in its language, and to who begins to type it', async () => {
    await forget();
    const row = { lang: 'pt', lastAt: new Date() } as const;
    await shop.db.insert(searches).values([
      { ...row, text: 'martelo de unha', hits: leastHits },
      { ...row, text: 'martelo', hits: leastHits + 1 },
      { ...row, text: 'furadeira', hits: leastHits - 1 },
      { ...row, text: 'taladro', hits: leastHits, lang: 'es' },
    ]);
    shop.passTime(3 * someTime);

    expect((await suggest('')).buscas).toEqual(['martelo', 'martelo de unha']);
    expect((await suggest('', 'es')).buscas).toEqual(['taladro']);
    expect((await suggest('martelo u')).buscas).toContain('martelo de unha');
    expect((await suggest('martelo')).buscas).not.toContain('martelo');
  });

  test('is forgotten after 90 days without a search for it', async () => {
    await forget();
    const day = 24 * 60 * 60 * 1000;
    const now = Date.UTC(2026, 5, 1);
    await shop.db.insert(searches).values([
      { lang: 'pt', text: 'martelo', hits: 9, lastAt: new Date(now - 91 * day) },
      { lang: 'pt', text: 'furadeira', hits: 9, lastAt: new Date(now - 89 * day) },
    ]);
    await sweep(shop.db, { now: () => now });

    expect((await counted()).map(({ text }) => text)).toEqual(['furadeira']);
    await shop.db.delete(searches).where(eq(searches.text, 'furadeira'));
  });
});

describe('a list says how its text was read', () => {
  test.each([
    ['furadeira', undefined],
    ['furad', undefined],
    [
      'furadiera de impacto',
      {
        sem_resultado: [],
        corrigido: [{ de: 'furadiera', para: 'furadeira' }],
        entendido: 'furadeira de impacto',
      },
    ],
    ['martelo de xyzzy', { sem_resultado: ['xyzzy'], corrigido: [], entendido: 'martelo' }],
    ['xyzzy', { sem_resultado: ['xyzzy'], corrigido: [], entendido: '' }],
    ['xyzzy 650', { sem_resultado: ['xyzzy'], corrigido: [], entendido: '' }],
    ['de', { sem_resultado: ['de'], corrigido: [], entendido: '' }],
    ['(xyzzy) <martelo>', { sem_resultado: ['xyzzy'], corrigido: [], entendido: 'martelo' }],
    ['???', { sem_resultado: [], corrigido: [], entendido: '???' }],
  ])('%j as %o', async (text, busca) => {
    expect((await search(text)).busca).toEqual(busca);
  });

  test('with accents as the goods have them, and of an empty place', async () => {
    expect((await search('abacco de nivel')).busca).toMatchObject({
      corrigido: [{ de: 'abacco', para: 'ábaco' }],
    });
    expect((await search('martelo', { category_id: '1' })).busca).toEqual({
      sem_resultado: [],
      corrigido: [],
      entendido: 'martelo',
    });
  });
});
