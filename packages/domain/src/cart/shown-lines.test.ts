import { money } from '@ponte/regional/money';
import { expect, it } from 'vitest';
import { contentsOf } from './shown-lines.ts';

const line = { productId: 7, quantity: 2, unitPrice: money(6490, 'USD') };
const contents = contentsOf('cart', 'USD', [line]);

it('the same contents have the same text', () => {
  expect(contentsOf('cart', 'USD', [{ ...line }])).toBe(contents);
});

it.each([
  ['cart', () => contentsOf('other', 'USD', [line])],
  ['currency', () => contentsOf('cart', 'PYG', [line])],
  ['product', () => contentsOf('cart', 'USD', [{ ...line, productId: 8 }])],
  ['quantity', () => contentsOf('cart', 'USD', [{ ...line, quantity: 3 }])],
  ['price', () => contentsOf('cart', 'USD', [{ ...line, unitPrice: money(6491, 'USD') }])],
  ['number of lines', () => contentsOf('cart', 'USD', [])],
])('another %s has another', (_what, other) => {
  expect(other()).not.toBe(contents);
});
