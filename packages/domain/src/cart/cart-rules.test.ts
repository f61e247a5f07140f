import { describe, expect, test } from 'vitest';
import type { CartLine } from '../entities/index.ts';
import { product } from '../testing/samples.ts';
import {
  activeLines,
  addProduct,
  inCurrency,
  refusalOf,
  removeProduct,
  setQuantity,
} from './cart-rules.ts';
import { isUnsaved, newCart, renewed, type CartState } from './cart-state.ts';

const drill = product();
const saw = product({ id: 8, name: 'Serra', price: { minor: 1250, currency: 'USD' } });

function line(over: Partial<CartLine> = {}): CartLine {
  return {
    productId: 7,
    quantity: 2,
    active: true,
    unitPrice: { minor: 6490, currency: 'USD' },
    taxPercent: 10,
    token: 'token-7',
    product: {
      name: 'Furadeira de impacto',
      code: 'FI-650',
      slug: 'furadeira-de-impacto',
      picture: '/media/7.webp',
    },
    ...over,
  };
}

function cart(...lines: readonly CartLine[]): CartState {
  return { ...newCart('external-id-of-cart', 'USD'), id: 1, lines };
}

const neverAnId = () => expect.unreachable('No new cart was expected.');

describe('adding', () => {
  test('begins a line with what it shows of the product, and with its price and token', () => {
    expect(addProduct(cart(), drill, 1).lines).toEqual([line({ quantity: 1 })]);
  });

  test('adds as many pieces to an active line', () => {
    expect(addProduct(cart(line()), drill, 3).lines).toEqual([line({ quantity: 5 })]);
  });

  // Spec: accounts 4.6
  test('brings a removed line back with that quantity, not with what it was', () => {
    expect(addProduct(cart(line({ active: false, quantity: 9 })), drill, 1).lines).toEqual([
      line({ quantity: 1 }),
    ]);
  });

  test('takes over the newer price, rate of I.V.A. and token', () => {
    const unitPrice = { minor: 7000, currency: 'USD' } as const;
    const dearer = product({ price: unitPrice, taxPercent: 5, token: 'newer' });
    expect(addProduct(cart(line()), dearer, 1).lines).toEqual([
      line({ quantity: 3, unitPrice, taxPercent: 5, token: 'newer' }),
    ]);
  });

  test('puts a new product last', () => {
    const lines = addProduct(cart(line()), saw, 1).lines;
    expect(lines.map(({ productId }) => productId)).toEqual([7, 8]);
  });

  // Spec: storefront 3.2, 5.3
  test.each([
    ['is out of stock', product({ stock: 'outOfStock' })],
    ['is in the physical store only', product({ stock: 'physicalStoreOnly' })],
    ['has its price on request', product({ price: null })],
  ])('is refused when the product %s', (_, unavailable) => {
    const before = cart(line({ productId: 1 }));
    expect(refusalOf(before, unavailable)).toBe('unavailable');
    expect(addProduct(before, unavailable, 1)).toBe(before);
  });

  test.each([
    [0, 1],
    [-5, 1],
    [2.9, 2],
    [Number.NaN, 1],
    [1e9, 9999],
  ])('makes a whole quantity within the limits of %d', (asked, quantity) => {
    expect(addProduct(cart(), drill, asked).lines).toMatchObject([{ quantity }]);
  });

  test('stops at the most pieces that a line holds', () => {
    expect(addProduct(cart(line({ quantity: 9998 })), drill, 5).lines).toMatchObject([
      { quantity: 9999 },
    ]);
  });

  test('is refused when two hundred other products are in the cart', () => {
    const full = cart(...manyLines(200));
    expect(refusalOf(full, drill)).toBe('cartFull');
    expect(addProduct(full, drill, 1)).toBe(full);
  });

  test('takes the place of the line that was removed first when removed ones fill the cart', () => {
    const removed = [line({ productId: 1, active: false }), line({ productId: 2, active: false })];
    const full = cart(...manyLines(198), ...removed);

    const lines = addProduct(full, drill, 1).lines;

    expect(lines).toHaveLength(200);
    expect(lines.slice(-2)).toMatchObject([{ productId: 2 }, { productId: 7 }]);
  });
});

describe('removing', () => {
  // Spec: accounts 4.6
  test('hides the line instead of deleting it', () => {
    const after = removeProduct(cart(line()), 7);
    expect(after.lines).toEqual([line({ active: false })]);
    expect(activeLines(after)).toEqual([]);
  });

  test('does nothing to what is not there or hidden already', () => {
    const before = cart(line({ active: false }));
    expect(removeProduct(before, 7)).toBe(before);
    expect(removeProduct(before, 8)).toBe(before);
  });
});

describe('setting a quantity', () => {
  test.each([
    [1, 1],
    [5.7, 5],
    [10_000, 9999],
  ])('above zero keeps it whole and within the limit: %d', (asked, quantity) => {
    expect(setQuantity(cart(line()), 7, asked, neverAnId).lines).toEqual([line({ quantity })]);
  });

  test.each([0, -1, 0.9])('of %d deletes the line', (asked) => {
    const after = setQuantity(cart(line(), line({ productId: 8 })), 7, asked, neverAnId);
    expect(after.lines).toEqual([line({ productId: 8 })]);
  });

  test('that deletes the last line begins a new cart, so that the store’s copy does not come back', () => {
    const after = setQuantity(cart(line()), 7, 0, () => 'external-id-of-another');
    expect(after).toEqual(newCart('external-id-of-another', 'USD'));
  });

  test('keeps the cart when only removed lines are left: they are still to be sent', () => {
    const after = setQuantity(cart(line(), line({ productId: 8, active: false })), 7, 0, neverAnId);
    expect(after).toMatchObject({ id: 1, lines: [{ productId: 8, active: false }] });
  });

  test.each([
    ['the same quantity', 7, 2],
    ['no number', 7, Number.NaN],
    ['an unknown product', 9, 4],
    ['a removed line', 8, 4],
  ])('changes nothing for %s', (_, id, quantity) => {
    const before = cart(line(), line({ productId: 8, active: false }));
    expect(setQuantity(before, id, quantity, neverAnId)).toBe(before);
  });
});

describe('being saved', () => {
  test('is undone by every change', () => {
    const saved = cart(line(), line({ productId: 8 }));
    expect(isUnsaved(saved)).toBe(false);
    expect(isUnsaved(addProduct(saved, drill, 1))).toBe(true);
    expect(isUnsaved(removeProduct(saved, 7))).toBe(true);
    expect(isUnsaved(setQuantity(saved, 7, 9, neverAnId))).toBe(true);
    expect(isUnsaved(inCurrency(saved, 'PYG'))).toBe(true);
    expect(isUnsaved(inCurrency(saved, 'USD'))).toBe(false);
  });

  test('does not matter for a cart without items, which is never sent', () => {
    expect(isUnsaved({ ...cart(), revision: 3 })).toBe(false);
  });

  test('begins again for a cart that the store has lost, with its lines', () => {
    const again = renewed(cart(line()), 'external-id-of-another');
    expect(again).toMatchObject({
      id: null,
      externalId: 'external-id-of-another',
      lines: [line()],
    });
    expect(isUnsaved(again)).toBe(true);
  });
});

function manyLines(count: number): CartLine[] {
  return Array.from({ length: count }, (_, index) => line({ productId: 1000 + index }));
}
