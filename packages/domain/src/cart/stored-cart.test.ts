import { expect, test } from 'vitest';
import { newCart } from './cart-state.ts';
import { parseCart } from './stored-cart.ts';

const line = {
  productId: 7,
  quantity: 2,
  active: true,
  unitPrice: { minor: 6490, currency: 'USD' },
  token: 't',
  product: { name: 'Furadeira', code: 'FI-650', slug: 'furadeira', picture: null },
};
const stored = (...lines: readonly object[]) =>
  JSON.stringify({ ...newCart('c-1', 'USD'), lines, revision: 3 });

test.each([
  [line],
  [{ ...line, taxPercent: 5 }],
  [{ ...line, product: { ...line.product, nameLang: 'pt-BR' } }],
])('a kept cart is read as it was written', (kept) => {
  expect(parseCart(stored(kept))).toMatchObject({ revision: 3, lines: [kept] });
});

test.each([
  [undefined, true],
  [null, true],
  [{ kind: 'changed', repriced: [], refused: [{ productId: 7, name: 'Furadeira' }] }, true],
  [{ kind: 'changed', repriced: [{ productId: 7, name: 'Furadeira' }], refused: [] }, false],
  [{ kind: 'other' }, false],
])('what the store changed in it is read where it can be: %j', (changes, isRead) => {
  const kept = parseCart(JSON.stringify({ ...newCart('c-1', 'USD'), changes }));
  expect(kept && { changes: kept.changes }).toEqual(isRead ? { changes } : null);
});

test.each([
  ['fewer than one piece', { quantity: 0 }],
  ['a negative quantity', { quantity: -3 }],
  ['more pieces than a line holds', { quantity: 1_000_000 }],
  ['a price below zero', { unitPrice: { minor: -1, currency: 'USD' } }],
  ['a rate of I.V.A. below zero', { taxPercent: -1 }],
])('a line with %s is left out, and the others stay', (_, change) => {
  const other = { ...line, productId: 8 };
  expect(parseCart(stored({ ...line, ...change }, other))?.lines).toEqual([other]);
});

test.each(['', '{}', '[]', '{"lines":[]}', stored({ ...line, quantity: 1.5 })])(
  'what is no cart is not read: %s',
  (text) => {
    expect(parseCart(text)).toBeNull();
  },
);
