import { describe, expect, test } from 'vitest';
import { faults, longerThanPatience } from '../testing/faults.ts';
import { ok } from '../testing/index.ts';
import { openShop } from '../testing/open-shop.ts';
import { moreReviewsOf, reviewSheetsOf } from './index.ts';

const product = { id: 8, slug: 'alicate', nome: 'Alicate', imagem: '/media/a.webp' };
const sheet = { pedido: '000123', autor: 'Ana S.', produtos: [product] };
const saved = {
  ...sheet,
  produtos: [{ ...product, avaliacao: { nota: 4, texto: 'Bom.', situacao: 'pendente' } }],
};
const written = { productId: 8, rating: 4, text: 'Bom.' };

describe('an order’s reviews', () => {
  test('are written for its products, and shown as they were taken', async () => {
    const { shop, requests } = openShop(({ method }) => ok(method === 'POST' ? saved : sheet));
    const sheets = reviewSheetsOf(shop);
    expect(sheets.view('secret')).toEqual({ status: 'loading' });
    await sheets.load('secret');
    expect(sheets.view('secret')).toMatchObject({
      status: 'ready',
      sheet: {
        orderNumber: '000123',
        author: 'Ana S.',
        products: [{ name: 'Alicate', review: null }],
      },
    });

    await sheets.save('secret', written);

    expect(requests.at(-1)).toMatchObject({
      method: 'POST',
      body: { produto_id: 8, nota: 4, texto: 'Bom.' },
    });
    expect(sheets.view('secret')).toMatchObject({
      sheet: { products: [{ review: { rating: 4, text: 'Bom.', state: 'pending' } }] },
    });
    expect(sheets.submissionOf('secret', 8).status).toBe('done');
    expect(sheets.submissionOf('secret', 9).status).toBe('idle');
    expect(sheets.view('other')).toEqual({ status: 'loading' });
  });

  test('are missing for a wrong link', async () => {
    const { shop } = openShop(() => ({ status: 404, body: { message: 'None' } }));
    await reviewSheetsOf(shop).load('secret');
    expect(reviewSheetsOf(shop).view('secret')).toEqual({ status: 'missing' });
  });

  test.each(faults)('after $name they can be sent again', async ({ answer, kind }) => {
    let fails = true;
    const { shop, clock } = openShop(() => (fails ? answer : ok(saved)));
    const sheets = reviewSheetsOf(shop);
    void sheets.save('secret', written);
    await clock.advance(longerThanPatience);
    expect(sheets.submissionOf('secret', 8).error?.kind).toBe(kind);

    fails = false;
    await sheets.save('secret', written);
    expect(sheets.submissionOf('secret', 8).status).toBe('done');
  });
});

describe('more reviews of a product', () => {
  const review = (texto: string) => ({
    nota: 5,
    texto,
    autor: 'Ana S.',
    data: '2026-11-20T12:00:00.000Z',
  });

  test('come page by page, and are no other product’s', async () => {
    const { shop } = openShop(({ url }) =>
      ok({ data: [review(`page ${url.searchParams.get('page')}`)], total: 30 }),
    );
    const more = moreReviewsOf(shop);
    await more.loadNext('alicate');
    await more.loadNext('alicate');
    expect(more.of('alicate').map(({ text }) => text)).toEqual(['page 2', 'page 3']);
    expect(more.of('serra')).toEqual([]);

    await more.loadNext('serra');
    expect(more.of('serra').map(({ text }) => text)).toEqual(['page 2']);
  });

  test('that did not come are asked for again', async () => {
    let fails = true;
    const { shop } = openShop(() =>
      fails ? { status: 500, body: {} } : ok({ data: [review('x')], total: 11 }),
    );
    const more = moreReviewsOf(shop);
    await more.loadNext('alicate');
    expect(more.submission.status).toBe('failed');
    fails = false;
    await more.loadNext('alicate');
    expect(more.of('alicate')).toHaveLength(1);
  });
});
