import { describe, expect, test } from 'vitest';
import { createClient } from './client.ts';
import { endpoints } from './endpoints.ts';
import { fakeFetch, ok } from './testing/index.ts';
import { openClients, things } from './testing/open-client.ts';

const thing = { params: { id: 'a b/c' }, body: { name: 'Broca' } };

// Spec: decision 62
describe('a call', () => {
  // Spec: storefront 6.1, 6.2
  // Spec: accounts 6.1, 6.2, 7.25
  test('carries the bearer token when its access is optional and there is one', async () => {
    const { anyone, customer, requests } = openClients(() => things);
    await anyone.call('write', thing);
    await customer.call('read');
    await customer.call('write', thing);

    expect(requests.map(({ headers }) => headers.get('Authorization'))).toEqual([
      null,
      null,
      'Bearer secret',
    ]);
  });

  // Spec: storefront 6.1, 6.2
  // Spec: accounts 6.1, 6.2, 7.25
  test('that needs a customer carries the token, and is not sent without one', async () => {
    const { anyone, customer, requests } = openClients(() => things);
    await customer.call('own');
    expect(requests[0]?.headers.get('Authorization')).toBe('Bearer secret');

    expect(await anyone.call('own')).toEqual({
      ok: false,
      error: { kind: 'unauthorized', message: '' },
    });
    expect(requests).toHaveLength(1);
  });

  test('goes to its path at the origin, its parameters escaped, with its body as JSON', async () => {
    const { anyone, requests } = openClients(() => things, { origin: 'http://127.0.0.1:4000' });
    await anyone.call('write', thing);
    expect(requests[0]).toMatchObject({ method: 'POST', body: { name: 'Broca' } });
    expect(requests[0]?.url.href).toBe('http://127.0.0.1:4000/ecom/things/a%20b%2Fc');
    expect(requests[0]?.headers.get('Content-Type')).toBe('application/json');
  });

  // Spec: storefront 7.2, 7.4, 7.6, 7.15, 7.17
  // Spec: decision 17
  test('says the visitor’s language and currency where its endpoint takes them', async () => {
    const { anyone, customer, requests } = openClients(() => things);
    await anyone.call('priced', { slug: 'broca' });
    await customer.call('priced', { slug: 'broca' });
    await customer.call('read');

    expect(requests.map(({ url }) => url.search)).toEqual([
      '?moeda_id=2',
      '?lang=es&moeda_id=3',
      '',
    ]);
  });

  test('gives the answer in the shop’s words', async () => {
    const { anyone } = openClients(() => things);
    expect(await anyone.call('priced', { slug: 'broca' })).toEqual({ ok: true, value: ['Broca'] });
  });
});

describe('a form with files', () => {
  const picture = new Blob(['front'], { type: 'image/png' });
  const form = { body: { nome: 'Ana', cep: undefined, frente: picture } };

  test('is sent as a form, without the fields that have no value', async () => {
    const { anyone, requests } = openClients(() => things);
    expect(await anyone.call('upload', form)).toMatchObject({ ok: true });
    const sent = requests[0]?.body;
    expect(sent).toBeInstanceOf(FormData);
    if (!(sent instanceof FormData)) return;
    expect([...sent.keys()]).toEqual(['nome', 'frente']);
    expect(sent.get('nome')).toBe('Ana');
    expect(sent.get('frente')).toMatchObject({ type: 'image/png', size: 5 });
    // The boundary between the parts is the transport's to choose.
    expect(requests[0]?.headers.get('Content-Type')).toBeNull();
  });

  test('says how much of it was sent, by the transport that can', async () => {
    const { fetch, requests } = fakeFetch(() => things);
    const { anyone } = openClients(() => undefined, {
      upload: (url, init, onProgress) => {
        onProgress(0.5);
        return fetch(url, init);
      },
    });
    const shares: number[] = [];
    const onProgress = (share: number) => shares.push(share);
    expect(await anyone.call('upload', { ...form, onProgress })).toMatchObject({ ok: true });
    expect(shares).toEqual([0.5]);
    expect(requests).toHaveLength(1);
  });

  test('is sent by fetch where no transport can', async () => {
    const { anyone, requests } = openClients(() => things);
    await anyone.call('upload', { ...form, onProgress: () => undefined });
    expect(requests).toHaveLength(1);
  });

  test('may take three minutes', async () => {
    const { anyone, clock } = openClients(() => new Promise(() => undefined));
    const sending = anyone.call('upload', form);
    await clock.advance(179_999);
    expect(clock.waiting).toBe(1);
    await clock.advance(1);
    expect(await sending).toEqual({ ok: false, error: { kind: 'timeout' } });
  });
});

describe('a file', () => {
  test('is the answer', async () => {
    const headers = { 'Content-Type': 'application/pdf' };
    const { customer } = openClients(() => ({ status: 200, body: '%PDF-1.7', headers }));
    const result = await customer.call('ticket');
    expect(result).toMatchObject({ ok: true, value: { type: 'application/pdf', size: 8 } });
  });

  test('of another type is none, as a page of a proxy', async () => {
    const headers = { 'Content-Type': 'text/html' };
    const { customer } = openClients(() => ({ status: 200, body: '<html>', headers }));
    const error = { kind: 'contract', path: '' };
    expect(await customer.call('ticket')).toEqual({ ok: false, error });
  });

  test('is waited for as long as its endpoint says', async () => {
    const { customer, clock } = openClients(() => new Promise(() => undefined));
    const drawing = customer.call('ticket');
    await clock.advance(29_999);
    expect(clock.waiting).toBe(1);
    await clock.advance(1);
    expect(await drawing).toEqual({ ok: false, error: { kind: 'timeout' } });
  });
});

describe('questions about products', () => {
  const newest = { perPage: 8, orderBy: 'id', direction: 'desc' } as const;

  // Spec: storefront 7.1, 7.5, 7.9, 7.10, 7.14
  test.each([
    [newest, 'per_page=8&order_by=id&order=desc'],
    [
      { perPage: 20, page: 3, orderBy: 'price', direction: 'asc', inStockFirst: true } as const,
      'per_page=20&page=3&order_by=tem_estoque,valor_venda&order=desc,asc',
    ],
    [
      { ...newest, orderBy: 'name', categoryId: 4 } as const,
      'per_page=8&order_by=nome&order=desc&category_id=4',
    ],
    [{ ...newest, departmentId: 5 }, 'per_page=8&order_by=id&order=desc&department_id=5'],
    [{ ...newest, brandId: 6 }, 'per_page=8&order_by=id&order=desc&brand_id=6'],
    [{ ...newest, brandIds: [6, 7] }, 'per_page=8&order_by=id&order=desc&brands_ids=6,7'],
    [{ perPage: 5, text: 'serra' }, 'per_page=5&text=serra&all_products=1'],
    [{ ...newest, text: 'serra' }, 'per_page=8&order_by=id&order=desc&text=serra&all_products=1'],
  ])('%j is sent as %s', async (question, query) => {
    const { options, requests } = openClients(() => ok({ data: [], total: 0 }));
    await createClient(endpoints, options).call('listProducts', question);
    expect(decodeURIComponent(requests[0]?.url.search ?? '')).toBe(`?${query}&moeda_id=2`);
  });
});
