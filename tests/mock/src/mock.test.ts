import type { EndpointDefinition } from '@ponte/contract/endpoint';
import { endpoints } from '@ponte/contract/endpoints';
import { validationError } from '@ponte/contract/errors';
import document from '@ponte/contract/openapi.json' with { type: 'json' };
import { createApi, createShop } from '@ponte/domain';
import { allProducts, productListOf } from '@ponte/domain/product-list';
import { regionBR } from '@ponte/domain/testing';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clock } from './clock.ts';
import { startMock, type Mock } from './start-mock.ts';

let mock: Mock;

beforeAll(async () => {
  mock = await startMock();
});
afterAll(() => mock.stop());

const cart = document.paths['/ecom/venda/carrinho'].post.requestBody.content['application/json'];

function save(body: object, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  return fetch(`${mock.origin}/ecom/venda/carrinho`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

describe('the mock of the document', () => {
  test.each([
    ['a list of products', endpoints.listProducts, '/api/public/products?per_page=8'],
    ['a product', endpoints.getProductDetails, '/api/public/products/any/details'],
    ['what every page needs', endpoints.getStart, '/api/public/start'],
    ['a cart', endpoints.getCart, '/ecom/venda/carrinho/0b7e4a50-7f0c-4f65-9a3e-2f6f0c1d8e11'],
  ] satisfies [string, EndpointDefinition, string][])(
    'answers %s as the contract has it',
    async (_, { responses }, path) => {
      const response = await fetch(`${mock.origin}${path}`);

      expect(response.status).toBe(200);
      expect(v.is(responses[200], await response.json())).toBe(true);
    },
  );

  test('saves the cart of the document', async () => {
    const response = await save(cart.example);

    expect(response.status).toBe(200);
    const { itens } = v.parse(endpoints.createCart.responses[200], await response.json());
    expect(itens.map(({ produto_id }) => produto_id)).toEqual([cart.example.itens[0]?.produto_id]);
  });

  test('refuses what the contract refuses, in the shape of the error catalogue', async () => {
    const [line] = cart.example.itens;
    const response = await save({ ...cart.example, itens: [{ ...line, qtde: 0 }] });

    expect(response.status).toBe(422);
    expect(v.is(validationError, await response.json())).toBe(true);
  });

  test('answers with any status that a call knows, if it is asked to', async () => {
    const response = await fetch(`${mock.origin}/api/public/products/any/details`, {
      headers: { Prefer: 'code=404' },
    });

    expect(response.status).toBe(404);
    expect(await response.json()).toHaveProperty('message');
  });

  test('asks for a session where the contract does', async () => {
    const orders = `${mock.origin}/ecom/venda/pedidos`;

    expect((await fetch(orders)).status).toBe(401);
    const headers = { Authorization: 'Bearer any' };
    expect((await fetch(orders, { headers })).status).toBe(200);
  });
});

test('the stores of the domain show what the mock answers', async () => {
  const api = createApi({ region: regionBR, origin: mock.origin, fetch, clock });
  const shop = createShop({ region: regionBR, api, clock, retries: 0 });
  const list = productListOf(shop);

  await list.load(allProducts);

  expect(list.view(allProducts)).toMatchObject({ status: 'ready', error: undefined });
  expect(list.view(allProducts).products.map(({ name }) => name)).not.toEqual([]);
  shop.dispose();
});
