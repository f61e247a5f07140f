import { describe, expect, test } from 'vitest';
import { ok, settle, type Answer, type Respond } from '../testing/index.ts';
import { openShop } from '../testing/open-shop.ts';
import { wireProduct } from '../testing/samples.ts';
import { searchOf, withRecentSearch } from './index.ts';

const found = (...names: string[]): Answer =>
  ok({ data: names.map((nome) => wireProduct({ nome })), total: names.length });

/** Finds one product, named as what was searched for. */
const store: Respond = ({ url }) => found(url.searchParams.get('text') ?? '');

function setUp(respond: Respond = store) {
  const opened = openShop(respond);
  const asked = () => opened.requests.map(({ url }) => url.search);
  return { ...opened, search: searchOf(opened.shop), asked };
}

describe('suggestions', () => {
  test('are asked for once the text has stood for 200 ms, as the specification says', async () => {
    const { search, clock, asked } = setUp();
    search.type('fura');
    await clock.advance(150);
    search.type(' furadeira ');
    expect(search.suggestions).toEqual({ status: 'loading' });
    await clock.advance(199);
    expect(asked()).toEqual([]);
    await clock.advance(1);

    expect(asked()).toEqual(['?per_page=5&text=furadeira&all_products=1&moeda_id=2']);
    expect(search.suggestions).toMatchObject({
      status: 'results',
      products: [{ name: 'furadeira' }],
    });
  });

  test.each(['', ' ', 'f', ' f '])('are none for %j', async (text) => {
    const { search, clock, asked } = setUp();
    search.type('furadeira');
    search.type(text);
    await clock.advance(1000);
    expect(search.suggestions).toEqual({ status: 'idle' });
    expect(asked()).toEqual([]);
  });

  test('are empty when nothing is found', async () => {
    const { search, clock } = setUp(() => found());
    search.type('zz');
    await clock.advance(200);
    expect(search.suggestions).toEqual({ status: 'empty' });
  });

  test('hide when they fail, and come with the next letter', async () => {
    let broken = true;
    const { search, clock, asked } = setUp((request) => (broken ? undefined : store(request)));
    search.type('se');
    await clock.advance(10_000);
    expect(search.suggestions).toEqual({ status: 'idle' });
    expect(asked()).toHaveLength(1);
    broken = false;
    search.type('ser');
    await clock.advance(200);
    expect(search.suggestions).toMatchObject({ products: [{ name: 'ser' }] });
  });

  test('that come late are dropped: the text has changed meanwhile', async () => {
    const answers = new Map<string, (answer: Answer) => void>();
    const { search, clock } = setUp(
      ({ url }) =>
        new Promise((resolve) => answers.set(url.searchParams.get('text') ?? '', resolve)),
    );
    search.type('fu');
    await clock.advance(200);
    search.type('furo');
    await clock.advance(200);
    answers.get('furo')?.(found('new'));
    await settle();
    answers.get('fu')?.(found('old'));
    await settle();

    expect(search.suggestions).toMatchObject({ products: [{ name: 'new' }] });
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
