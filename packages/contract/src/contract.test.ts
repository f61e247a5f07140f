import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { createCartBody, wireCart } from './cart.ts';
import { wireCategory } from './categories.ts';
import type { EndpointDefinition } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { validationError, wireError } from './errors.ts';
import { subscribeBody } from './newsletter.ts';
import { listProductsQuery, wireProduct } from './products.ts';
import { wireExchangeRate } from './start.ts';

const line = { produto_id: 7, qtde: 2, armazem_id: 1, ativo: true };
const cart = { external_id: '0b7e4a50-7f0c-4f65', filial_id: 1, moeda_id: 2, itens: [line] };

describe('answers, read liberally', () => {
  // Spec: storefront 3.1
  test.each([
    ['a number as id', { id: 3, nome: 'Furadeira' }],
    ['text as id', { id: '3', nome: 'Furadeira' }],
    ['flags as 1 and 0', { id: 3, nome: 'Furadeira', tem_estoque: 1, mostrar_preco: 0 }],
    ['no price', { id: 3, nome: 'Furadeira', mostrar_preco: false, preco_atual: null }],
    ['a field that is new', { id: 3, nome: 'Furadeira', peso: '2 kg' }],
  ])('a product with %s is one', (_, product) => {
    expect(v.is(wireProduct, product)).toBe(true);
  });

  test.each([
    ['no name', { id: 3 }],
    ['a price as binary number', { id: 3, nome: 'Furadeira', valor_venda: 129.9 }],
    ['a price with a comma', { id: 3, nome: 'Furadeira', valor_venda: '129,90' }],
    ['a fraction as id', { id: 3.5, nome: 'Furadeira' }],
  ])('a product with %s is none', (_, product) => {
    expect(v.is(wireProduct, product)).toBe(false);
  });

  // Spec: storefront 3.12
  test('departments are read under each of their three names', () => {
    for (const key of ['departments', 'departamentos', 'subcategorias']) {
      const category = { id: 1, nome: 'Casa', icone: null, [key]: [{ id: 2, nome: 'Cabos' }] };
      expect(v.parse(wireCategory, category)).toHaveProperty([key, 0, 'nome'], 'Cabos');
    }
  });

  // Spec: storefront 3.19
  test('a rate is a decimal string', () => {
    const rate = { source_currency: { id: 2 }, target_currency: { id: '3', decimals: 0 } };
    expect(v.is(wireExchangeRate, { ...rate, tax: '7350.5' })).toBe(true);
    expect(v.is(wireExchangeRate, { ...rate, tax: 7350.5 })).toBe(false);
  });

  test('a cart line may count in text', () => {
    const item = { produto_id: 7, qtde: '2', valor_unitario: '10.00', ativo: 1 };
    expect(v.is(wireCart, { id: 1, external_id: 'x', moeda_id: 2, itens: [item] })).toBe(true);
  });

  test('an error is a map of fields, a list, or a message', () => {
    expect(v.is(wireError, { errors: { email: ['já existe'] } })).toBe(true);
    expect(v.is(wireError, { errors: ['ilegível'] })).toBe(true);
    expect(v.is(wireError, { message: 'fim', messages: ['fim'] })).toBe(true);
    expect(v.is(wireError, { errors: 'ilegível' })).toBe(false);
  });
});

describe('requests, read strictly', () => {
  // Spec: accounts 3.1
  test.each(
    Object.entries<EndpointDefinition>(endpoints).filter(([, { query, body }]) => query ?? body),
  )('%s says that a field may be wrong, because it reads fields', (_, { responses }) => {
    expect(responses[422]).toBe(validationError);
  });

  test('a whole cart is accepted', () => {
    expect(v.is(createCartBody, cart)).toBe(true);
  });

  test.each([
    ['an unknown field', { ...cart, desconto: '100' }],
    ['an unknown field in a line', { ...cart, itens: [{ ...line, preco: '1' }] }],
    ['a guessable external id', { ...cart, external_id: '1' }],
    ['no line', { ...cart, itens: [] }],
    ['a quantity of zero', { ...cart, itens: [{ ...line, qtde: 0 }] }],
    ['a broken quantity', { ...cart, itens: [{ ...line, qtde: 1.5 }] }],
    ['a quantity in text', { ...cart, itens: [{ ...line, qtde: '2' }] }],
    ['more lines than the limit', { ...cart, itens: Array.from({ length: 201 }, () => line) }],
    ['an unknown currency', { ...cart, moeda_id: 5 }],
  ])('a cart with %s is refused', (_, body) => {
    expect(v.is(createCartBody, body)).toBe(false);
  });

  test.each([
    [{ order_by: 'tem_estoque,valor_venda', order: 'desc,asc', per_page: '20', page: '3' }, true],
    [{ text: '', all_products: '1', brands_ids: '1,2,3' }, true],
    [{ order_by: 'valor_venda; drop table products' }, false],
    [{ order: 'up' }, false],
    [{ per_page: '0' }, false],
    [{ per_page: '101' }, false],
    [{ page: '-1' }, false],
    [{ brands_ids: '1,,2' }, false],
    [{ colour: 'green' }, false],
  ])('a product query %o is understood: %s', (query, understood) => {
    expect(v.is(listProductsQuery, query)).toBe(understood);
  });

  // Spec: storefront 3.26, 5.5
  test.each([
    ['5545999999999', true],
    ['595981123456', true],
    ['123456789', false],
    ['1234567890123456', false],
    ['(45) 99999-9999', false],
  ])('a phone for offers %s is accepted: %s', (celular, accepted) => {
    expect(v.is(subscribeBody, { celular })).toBe(accepted);
  });
});

// Spec: storefront 6.5
test('knows visitors and customers, and no administrators', () => {
  const callers = new Set(Object.values(endpoints).map(({ access }) => access));
  expect([...callers].sort()).toEqual(['bearer', 'optional', 'public']);

  const fields = JSON.stringify(Object.values(endpoints));
  expect(fields).not.toMatch(/"(?:role|roles|perfil|papel|admin\w*)":/i);
});
