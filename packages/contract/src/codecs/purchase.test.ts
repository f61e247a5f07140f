import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { cartAnswer } from './cart.ts';
import { profileAnswer } from './customer.ts';
import { startedCheckoutAnswer } from './payment.ts';

describe('a cart line that counts for nothing', () => {
  const product = { id: 1, nome: 'Broca', tem_estoque: true, mostrar_preco: true };
  const line = (ativo: boolean, over: Partial<typeof product> = {}) => {
    const item = { produto_id: 1, qtde: 1, valor_unitario: '3.00', ativo };
    const itens = [{ ...item, produto: { ...product, ...over } }];
    return v.parse(cartAnswer, { id: 1, external_id: 'x', moeda_id: 2, itens }).lines[0];
  };

  test.each([
    [{}, undefined],
    [{ tem_estoque: false }, 'soldOut'],
    [{ mostrar_preco: false }, 'noLongerSold'],
  ] as const)('says why it can not be bought: %o, %s', (over, lost) => {
    expect(line(false, over)?.lost).toBe(lost);
    expect(line(true, over)?.lost).toBeUndefined();
  });
});

test.each([
  [{ external_id: 'order', link_pagamento: ['https://a', 'https://b'] }, 'order', 'https://a'],
  [{ link_pagamento: 'https://a' }, null, 'https://a'],
  [{ external_id: null, link_pagamento: [] }, null, null],
])('a checkout that began: %j', (body, orderId, link) => {
  expect(v.parse(startedCheckoutAnswer, body)).toEqual({ orderId, link });
});

// Spec: storefront 3.25
test('a customer without an id is known by the address of e-mail', () => {
  const wire = { nome: 'Ana', email: 'ana@example.com', estrangeiro: 1 };
  expect(v.parse(profileAnswer, wire)).toMatchObject({
    id: 'ana@example.com',
    kind: 'foreign',
    emailConfirmed: false,
    addresses: [],
  });
});
