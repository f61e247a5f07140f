import { expect, test } from 'vitest';
import { mergeChanges } from './cart-changes.ts';
import type { CartChanges, PriceChange } from './cart-status.ts';

const usd = (minor: number) => ({ minor, currency: 'USD' }) as const;
const price = (productId: number, before: number, after: number): PriceChange => ({
  productId,
  name: `Product ${productId}`,
  before: usd(before),
  after: usd(after),
});
const gone = (productId: number) => ({ productId, name: `Product ${productId}` });
const changes = (
  repriced: CartChanges['repriced'] = [],
  refused: CartChanges['refused'] = [],
): CartChanges => ({ kind: 'changed', repriced, refused });

test.each([
  ['nothing is nothing', null, changes(), null],
  ['what changed is told', null, changes([price(1, 5, 6)]), changes([price(1, 5, 6)])],
  [
    'a price and a product that is gone are told both',
    null,
    changes([price(1, 5, 6)], [gone(2)]),
    changes([price(1, 5, 6)], [gone(2)]),
  ],
  [
    'what was not seen yet stays',
    changes([price(1, 5, 6)], [gone(2)]),
    changes([price(3, 7, 8)], [gone(4)]),
    changes([price(1, 5, 6), price(3, 7, 8)], [gone(2), gone(4)]),
  ],
  [
    'a second change is told against the price that was seen',
    changes([price(1, 5, 6)]),
    changes([price(1, 6, 9)]),
    changes([price(1, 5, 9)]),
  ],
  [
    'a price that came back is no change',
    changes([price(1, 5, 6)]),
    changes([price(1, 6, 5)]),
    null,
  ],
  [
    'a product that was put in again has a price',
    changes([], [gone(1)]),
    changes([price(1, 5, 6)]),
    changes([price(1, 5, 6)]),
  ],
  [
    'of a product that is gone no price is told',
    changes([price(1, 5, 6)]),
    changes([], [gone(1)]),
    changes([], [gone(1)]),
  ],
])('%s', (_, known, now, told) => {
  expect(mergeChanges(known, now)).toEqual(told);
});
