import { describe, expect, test } from 'vitest';
import type { Cart, CartLine } from '../entities/index.ts';
import { newCart, type CartState } from './cart-state.ts';
import { mergeOwn, mergeLoaded, mergeSaved, withoutBought } from './merge.ts';

function line(productId: number, over: Partial<CartLine> = {}): CartLine {
  return {
    productId,
    quantity: 1,
    active: true,
    unitPrice: { minor: 100, currency: 'USD' },
    token: 'seen',
    product: { name: `Product ${productId}`, code: '', slug: String(productId), picture: null },
    ...over,
  };
}

/** A line as the store answers it: freshly signed. */
function answered(productId: number, over: Partial<CartLine> = {}): CartLine {
  return line(productId, { token: 'fresh', ...over });
}

const gone = { active: false } as const;

const sent: CartState = {
  ...newCart('external-id-of-cart', 'USD'),
  lines: [line(1), line(2)],
  revision: 4,
  savedRevision: 3,
};

const answer: Cart = {
  id: 77,
  externalId: 'external-id-of-cart',
  currency: 'USD',
  addressId: null,
  isBought: false,
  lines: [answered(1), answered(2)],
};

describe('the answer to a save', () => {
  test('gives the cart its id, its confirmed revision, and fresh tokens', () => {
    const { cart, repriced, refused } = mergeSaved(sent, sent, answer);
    expect(cart).toEqual({ ...sent, id: 77, savedRevision: 4, lines: [answered(1), answered(2)] });
    expect([...repriced, ...refused]).toEqual([]);
  });

  test('keeps a quantity that changed meanwhile, with the fresh token', () => {
    const now = { ...sent, revision: 5, lines: [line(1, { quantity: 3 }), line(2)] };
    expect(mergeSaved(now, sent, answer).cart).toMatchObject({
      revision: 5,
      savedRevision: 4,
      lines: [answered(1, { quantity: 3 }), answered(2)],
    });
  });

  test('keeps a line removed meanwhile removed', () => {
    const now = { ...sent, lines: [line(1, { active: false }), line(2)] };
    expect(mergeSaved(now, sent, answer).cart.lines).toEqual([
      answered(1, { active: false }),
      answered(2),
    ]);
  });

  test('neither brings back a line deleted meanwhile nor loses one added meanwhile', () => {
    const now = { ...sent, lines: [line(2), line(3)] };
    expect(mergeSaved(now, sent, answer).cart.lines).toEqual([answered(2), line(3)]);
  });

  test('adds no lines that were not sent', () => {
    const more = { ...answer, lines: [...answer.lines, answered(9)] };
    expect(mergeSaved(sent, sent, more).cart.lines).toEqual([answered(1), answered(2)]);
  });

  test('is dropped when the cart is another one by now', () => {
    const other = newCart('external-id-of-another', 'USD');
    expect(mergeSaved(other, sent, answer)).toEqual({ cart: other, repriced: [], refused: [] });
  });

  test('drops a line that the store left out, and names it', () => {
    const { cart, refused } = mergeSaved(sent, sent, { ...answer, lines: [answered(2)] });
    expect(cart.lines).toEqual([answered(2)]);
    expect(refused).toEqual([{ productId: 1, name: 'Product 1', why: 'noLongerSold' }]);
  });

  test('keeps a line that the store left out but that changed meanwhile', () => {
    const now = { ...sent, lines: [line(1, { quantity: 2 }), line(2)] };
    const { cart, refused } = mergeSaved(now, sent, { ...answer, lines: [answered(2)] });
    expect(cart.lines).toEqual([line(1, { quantity: 2 }), answered(2)]);
    expect(refused).toEqual([]);
  });

  test('names a line that the store took out of sale', () => {
    const { cart, refused } = mergeSaved(sent, sent, {
      ...answer,
      lines: [answered(1, { active: false, lost: 'soldOut' }), answered(2)],
    });
    expect(cart.lines[0]).toMatchObject({ productId: 1, active: false });
    expect(refused).toEqual([{ productId: 1, name: 'Product 1', why: 'soldOut' }]);
  });

  test('names a line whose price is another than was shown', () => {
    const dearer = { ...answer, lines: [answered(1, price(120)), answered(2)] };
    const { cart, repriced } = mergeSaved(sent, sent, dearer);
    expect(cart.lines[0]?.unitPrice.minor).toBe(120);
    expect(repriced).toEqual([
      {
        productId: 1,
        name: 'Product 1',
        before: { minor: 100, currency: 'USD' },
        after: { minor: 120, currency: 'USD' },
      },
    ]);
  });

  test('does not call a price in another currency a new price', () => {
    const inGuaranis = { unitPrice: { minor: 7420, currency: 'PYG' } } as const;
    const { repriced } = mergeSaved(sent, sent, { ...answer, lines: [answered(1, inGuaranis)] });
    expect(repriced).toEqual([]);
  });

  test('leaves what a line shows of its product where the answer does not say', () => {
    const bare = { name: '', code: '', slug: '1', picture: null };
    const { cart } = mergeSaved(sent, sent, {
      ...answer,
      lines: [answered(1, { product: bare }), answered(2)],
    });
    expect(cart.lines[0]?.product.name).toBe('Product 1');
  });
});

describe('the store’s copy', () => {
  const asked: CartState = { ...sent, id: 77, savedRevision: 4 };

  test('takes the place of what did not change since it was asked for', () => {
    const copy = { ...answer, lines: [answered(1, { quantity: 6 }), answered(2), answered(3)] };
    const { cart } = mergeLoaded(asked, asked, copy);
    expect(cart.lines).toEqual([answered(1, { quantity: 6 }), answered(2), answered(3)]);
    expect(cart.revision).toBe(cart.savedRevision);
  });

  test('does not undo what was changed, added or deleted meanwhile', () => {
    const now = { ...asked, revision: 7, lines: [line(1, { quantity: 4 }), line(5)] };
    const { cart } = mergeLoaded(now, asked, answer);
    expect(cart.lines).toEqual([answered(1, { quantity: 4 }), line(5)]);
    expect(cart).toMatchObject({ revision: 7, savedRevision: 4 });
  });

  test.each([
    ['left out', []],
    ['kept as removed', [answered(1, gone)]],
  ])('drops what was removed on another device without a word: %s', (_, left) => {
    const copy = { ...answer, lines: [...left, answered(2)] };
    const { cart, refused } = mergeLoaded(asked, asked, copy);
    expect(cart.lines.filter(({ active }) => active)).toEqual([answered(2)]);
    expect(refused).toEqual([]);
  });

  test.each(['soldOut', 'noLongerSold'] as const)('names a line that is %s', (lost) => {
    const copy = { ...answer, lines: [answered(1), answered(2, { active: false, lost })] };
    const { refused } = mergeLoaded(asked, asked, copy);
    expect(refused).toEqual([{ productId: 2, name: 'Product 2', why: lost }]);
  });

  test('is dropped when the cart is another one by now', () => {
    const other = newCart('external-id-of-another', 'USD');
    expect(mergeLoaded(other, asked, answer).cart).toBe(other);
  });
});

function price(minor: number): Pick<CartLine, 'unitPrice'> {
  return { unitPrice: { minor, currency: 'USD' } };
}

describe('a cart that is bought', () => {
  test('keeps what was added since, as a new cart to be saved', () => {
    const here = { ...sent, lines: [line(1, { quantity: 9 }), line(2), line(3), line(4, gone)] };
    expect(withoutBought(here, { ...answer, isBought: true }, 'another-external-id')).toEqual({
      ...newCart('another-external-id', 'USD'),
      lines: [line(3)],
      revision: 1,
    });
  });

  test('is a new one with nothing to save where nothing was added', () => {
    expect(withoutBought(sent, answer, 'another-external-id')).toEqual(
      newCart('another-external-id', 'USD'),
    );
  });
});

describe('the cart that a customer has at the store', () => {
  const own = { ...answer, externalId: 'cart-of-the-customer', lines: [answered(2), answered(5)] };

  test('is taken as it is into an empty one', () => {
    const here = { ...sent, lines: [line(1, gone)] };
    expect(mergeOwn(here, own)).toEqual({
      ...newCart(own.externalId, 'USD'),
      id: 77,
      lines: own.lines,
    });
  });

  test('takes in what is here, which counts of a product in both', () => {
    const here = { ...sent, lines: [line(1), line(2, { quantity: 4 })] };
    expect(mergeOwn(here, own)).toEqual({
      ...newCart(own.externalId, 'USD'),
      id: 77,
      revision: 1,
      lines: [answered(5), line(1), line(2, { quantity: 4 })],
    });
  });
});
