import { describe, expect, test } from 'vitest';
import { fakeFetch, regionPY } from '../testing/index.ts';
import { setUp, things, write, read } from '../testing/open-api.ts';

describe('a call', () => {
  test('sends what it is given, without undefined values', async () => {
    const { api, requests } = setUp(() => things);
    await api.request({ ...read, query: { text: 'broca 6 mm', brand: undefined } });
    await api.request(write);

    expect(requests.map(({ url }) => url.search)).toEqual(['?text=broca+6+mm', '']);
  });

  // Spec: storefront 6.1, 6.2
  // Spec: accounts 6.1, 6.2, 7.25
  test('carries the bearer token when its access is optional and there is one', async () => {
    const { api, customer, requests } = setUp(() => things);
    await api.request(write);
    await customer.request(read);
    await customer.request(write);

    expect(requests.map(({ headers }) => headers.get('Authorization'))).toEqual([
      null,
      null,
      'Bearer secret',
    ]);
  });

  // Spec: storefront 6.1, 6.2
  // Spec: accounts 6.1, 6.2, 7.25
  test('that needs a customer carries the token, and is not sent without one', async () => {
    const { api, customer, requests } = setUp(() => things);
    const personal = { ...write, access: 'bearer' } as const;
    await customer.request(personal);
    expect(requests[0]?.headers.get('Authorization')).toBe('Bearer secret');

    expect(await api.request(personal)).toEqual({
      ok: false,
      error: { kind: 'unauthorized', message: '' },
    });
    expect(requests).toHaveLength(1);
  });

  test('sends its body as JSON', async () => {
    const { api, requests } = setUp(() => things);
    await api.request(write);
    expect(requests[0]).toMatchObject({ method: 'POST', body: { name: 'Broca' } });
    expect(requests[0]?.headers.get('Content-Type')).toBe('application/json');
  });

  test('goes to the origin that it was given', async () => {
    const { api, requests } = setUp(() => things, {
      origin: 'http://127.0.0.1:4000',
      region: regionPY,
    });
    await api.request(read);
    expect(requests[0]?.url.href).toBe('http://127.0.0.1:4000/api/public/things');
  });

  test('decodes the answer into entities', async () => {
    const { api } = setUp(() => things);
    expect(await api.request(read)).toEqual({ ok: true, value: { data: [{ name: 'Broca' }] } });
  });
});

describe('a form with files', () => {
  const picture = new Blob(['front'], { type: 'image/png' });
  const form = {
    ...write,
    encoding: 'multipart',
    body: { nome: 'Ana', cep: undefined, frente: picture },
  } as const;

  test('is sent as a form, without the fields that have no value', async () => {
    const { api, requests } = setUp(() => things);
    expect(await api.request(form)).toMatchObject({ ok: true });
    const sent = requests[0]?.body;
    expect(sent).toBeInstanceOf(FormData);
    if (!(sent instanceof FormData)) return;
    expect([...sent.keys()]).toEqual(['nome', 'frente']);
    expect(sent.get('nome')).toBe('Ana');
    expect(sent.get('frente')).toMatchObject({ type: 'image/png', size: 5 });
    // The boundary between the parts is the transport's to choose.
    expect(requests[0]?.headers.get('Content-Type')).toBeNull();
  });

  test('reports how much of it was sent, by a transport that can', async () => {
    const { fetch, requests } = fakeFetch(() => things);
    const { api } = setUp(() => undefined, {
      upload: (url, init, onProgress) => {
        onProgress(0.5);
        return fetch(url, init);
      },
    });
    const shares: number[] = [];
    expect(await api.request({ ...form, onProgress: (share) => shares.push(share) })).toMatchObject(
      { ok: true },
    );
    expect(shares).toEqual([0.5]);
    expect(requests).toHaveLength(1);
  });

  test('is sent by fetch where no progress is wanted, or none can be reported', async () => {
    const { api, requests } = setUp(() => things);
    await api.request({ ...form, onProgress: () => undefined });
    expect(requests).toHaveLength(1);
  });
});

describe('a download', () => {
  const question = { method: 'GET', path: '/ecom/ticket', access: 'bearer' } as const;

  test('gives the file', async () => {
    const headers = { 'Content-Type': 'application/pdf' };
    const { customer } = setUp(() => ({ status: 200, body: '%PDF-1.7', headers }));
    const result = await customer.download(question);
    expect(result).toMatchObject({ ok: true, value: { type: 'application/pdf', size: 8 } });
  });

  test('fails as every call does', async () => {
    const { customer } = setUp(() => ({ status: 404, body: {} }));
    expect(await customer.download(question)).toEqual({ ok: false, error: { kind: 'notFound' } });
  });
});
