import type { WireSuggestions } from '@ponte/contract/suggestions';
import { describe, expect, test } from 'vitest';
import { ok, settle, type Answer, type Respond } from '../testing/index.ts';
import { openShop } from '../testing/open-shop.ts';
import { wireProduct } from '../testing/samples.ts';
import { searchLimits, searchOf, withRecentSearch } from './index.ts';

const suggested = (over: Partial<WireSuggestions> = {}): Answer =>
  ok({ codigo: null, categorias: [], marcas: [], buscas: [], produtos: [], ...over });
const found = (...names: string[]): Answer =>
  suggested({ produtos: names.map((nome) => wireProduct({ nome })) });

/** Finds one product, named as what was searched for. */
const store: Respond = ({ url }) => found(url.searchParams.get('text') ?? '');

/** A store of before there were suggestions. */
const olderStore: Respond = ({ url }) =>
  url.pathname === '/api/public/suggestions'
    ? { status: 404, body: { message: 'Not found' } }
    : ok({ data: [wireProduct({ nome: url.searchParams.get('text') ?? '' })], total: 1 });

function setUp(respond: Respond = store) {
  const opened = openShop(respond);
  const asked = () => opened.requests.map(({ url }) => url.pathname + url.search);
  return { ...opened, search: searchOf(opened.shop), asked };
}

const wait = searchLimits.debounceMs;

describe('suggestions', () => {
  // Spec: storefront 2.21, 4.6, 7.9, 9.1
  test('are asked for once, when the text has stood for a moment', async () => {
    const { search, clock, asked } = setUp();
    search.type('fura');
    await clock.advance(wait - 1);
    search.type(' furadeira ');
    expect(search.suggestions).toEqual({ status: 'loading' });
    await clock.advance(wait - 1);
    expect(asked()).toEqual([]);
    await clock.advance(1);

    expect(asked()).toEqual(['/api/public/suggestions?text=furadeira&moeda_id=2']);
    expect(search.suggestions).toMatchObject({
      status: 'results',
      found: { products: [{ name: 'furadeira' }] },
    });
  });

  test('are categories, departments, brands, searches and products', async () => {
    const { search, clock } = setUp(() =>
      suggested({
        categorias: [
          { id: 1, slug: 'ferramentas', nome: 'Ferramentas' },
          {
            id: 11,
            slug: 'furadeiras',
            nome: 'Furadeiras',
            categoria: { id: 1, slug: 'ferramentas', nome: 'Ferramentas' },
          },
        ],
        marcas: [{ id: 3, slug: 'araucaria', nome: 'Araucária' }],
        buscas: ['furadeira de impacto'],
      }),
    );
    search.type('fu');
    await clock.advance(wait);

    const tools = { id: 1, slug: 'ferramentas', name: 'Ferramentas' };
    expect(search.suggestions).toMatchObject({
      status: 'results',
      found: {
        coded: null,
        groups: [
          { ...tools, category: null },
          { id: 11, slug: 'furadeiras', name: 'Furadeiras', category: tools },
        ],
        brands: [{ id: 3, slug: 'araucaria', name: 'Araucária', logo: null }],
        searches: ['furadeira de impacto'],
        products: [],
      },
    });
  });

  test('of a store without them are its products', async () => {
    const { search, clock, asked } = setUp(olderStore);
    search.type('');
    await settle();
    expect(search.suggestions).toEqual({ status: 'idle' });
    search.type('furadeira');
    await clock.advance(wait);

    expect(search.suggestions).toMatchObject({
      status: 'results',
      found: { groups: [], brands: [], searches: [], products: [{ name: 'furadeira' }] },
    });
    search.type('');
    search.type('serra');
    await clock.advance(wait);
    expect(asked()).toEqual([
      '/api/public/suggestions?moeda_id=2',
      '/api/public/products?per_page=5&text=furadeira&all_products=1&moeda_id=2',
      '/api/public/products?per_page=5&text=serra&all_products=1&moeda_id=2',
    ]);
  });

  test('are the popular ones before anything is typed, without a delay', async () => {
    const { search, asked } = setUp(() => suggested({ buscas: ['furadeira'] }));
    search.type('');
    expect(search.suggestions).toEqual({ status: 'idle' });
    await settle();

    expect(asked()).toEqual(['/api/public/suggestions?moeda_id=2']);
    expect(search.suggestions).toMatchObject({ found: { searches: ['furadeira'] } });
  });

  test('rest when the text has led somewhere', async () => {
    const { search, clock, asked } = setUp();
    search.type('furadeira');
    search.rest();
    await clock.advance(1000);
    expect(search.suggestions).toEqual({ status: 'idle' });
    expect(asked()).toEqual([]);
  });

  // Spec: storefront 9.1
  test.each(['f', ' f '])('are none for %j', async (text) => {
    const { search, clock, asked } = setUp();
    search.type('furadeira');
    search.type(text);
    await clock.advance(1000);
    expect(search.suggestions).toEqual({ status: 'idle' });
    expect(asked()).toEqual([]);
  });

  // Spec: storefront 2.25
  test('are empty when nothing is found', async () => {
    const { search, clock } = setUp(() => found());
    search.type('zz');
    await clock.advance(wait);
    expect(search.suggestions).toEqual({ status: 'empty' });
  });

  // Spec: storefront 4.7, 8.1
  test('hide when they fail, and come with the next letter', async () => {
    let broken = true;
    const { search, clock, asked } = setUp((request) => (broken ? undefined : store(request)));
    search.type('se');
    await clock.advance(10_000);
    expect(search.suggestions).toEqual({ status: 'idle' });
    expect(asked()).toHaveLength(1);
    broken = false;
    search.type('ser');
    await clock.advance(wait);
    expect(search.suggestions).toMatchObject({ found: { products: [{ name: 'ser' }] } });
  });

  // Spec: storefront 4.6
  test('that come late are dropped: the text has changed meanwhile', async () => {
    const answers = new Map<string, (answer: Answer) => void>();
    const { search, clock } = setUp(
      ({ url }) =>
        new Promise((resolve) => answers.set(url.searchParams.get('text') ?? '', resolve)),
    );
    search.type('fu');
    await clock.advance(wait);
    search.type('furo');
    await clock.advance(wait);
    answers.get('furo')?.(found('new'));
    await settle();
    answers.get('fu')?.(found('old'));
    await settle();

    expect(search.suggestions).toMatchObject({ found: { products: [{ name: 'new' }] } });
  });

  test('know the product of exactly the code that was typed, and of no other text', async () => {
    const coded = wireProduct({ codigo: 'FI-650' });
    const { search, clock } = setUp(() => suggested({ codigo: coded, produtos: [coded] }));
    search.type('fi650');
    expect(search.codedBy('fi650')).toBeNull();
    await clock.advance(wait);

    expect(search.codedBy(' fi650 ')).toMatchObject({ code: 'FI-650' });
    expect(search.codedBy('fi65')).toBeNull();
  });
});

describe('recent searches', () => {
  test('are kept for the next visit, the latest first', () => {
    const storage = openShop(store).shop.options.storage;
    const one = searchOf(openShop(store, { ...(storage && { storage }) }).shop);
    one.remember('serra');
    one.remember(' furadeira ');
    const next = searchOf(openShop(store, { ...(storage && { storage }) }).shop);
    expect(next.recent).toEqual(['furadeira', 'serra']);
    next.forget();
    expect(next.recent).toEqual([]);
  });

  test.each([
    { before: [], text: 'serra', after: ['serra'] },
    { before: ['serra'], text: '  ', after: ['serra'] },
    { before: ['a', 'Serra'], text: 'serra', after: ['serra', 'a'] },
    { before: ['a', 'b', 'c', 'd', 'e'], text: 'f', after: ['f', 'a', 'b', 'c', 'd'] },
  ])('$before and "$text" are $after', ({ before, text, after }) => {
    expect(withRecentSearch(before, text)).toEqual(after);
  });
});
