import { endpoints } from '@ponte/contract/endpoints';
import type { Server } from '@ponte/faults/server';
import { startStorefront } from '@ponte/faults/storefront';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startMock, type Mock } from './start-mock.ts';

let mock: Mock;
let storefront: Server;

beforeAll(async () => {
  mock = await startMock();
  storefront = await startStorefront(mock.origin);
});
afterAll(async () => {
  await storefront.stop();
  await mock.stop();
});

async function example() {
  const response = await fetch(`${mock.origin}/api/public/products`);
  const { data } = v.parse(endpoints.listProducts.responses[200], await response.json());
  return { names: data.map(({ nome }) => nome), slug: data[0]?.slug ?? '' };
}

async function page(path: string) {
  const response = await fetch(`${storefront.origin}${path}`);
  return { status: response.status, html: await response.text() };
}

test('the home page, a list and a product are rendered without the API', async () => {
  const { names, slug } = await example();
  const [name = ''] = names;

  for (const path of ['/', '/produtos', `/produto/${slug}`]) {
    const { status, html } = await page(path);
    expect({ path, status }).toEqual({ path, status: 200 });
    expect(html).toContain(name);
  }
});
