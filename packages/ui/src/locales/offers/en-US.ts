import type { OffersMessages } from './messages.ts';

export const offersEnUS: OffersMessages = {
  offer: {
    price: 'Price',
    was: 'was',
    now: 'now',
    saving: (percent) => `${percent}% off`,
    savingSign: (percent) => `−${percent}%`,
    units: {
      piece: 'each',
      pair: 'per pair',
      box: 'per box',
      roll: 'per roll',
      metre: 'per m',
      squareMetre: 'per m²',
      kilogram: 'per kg',
      litre: 'per liter',
    },
    instalments: (count, amount) => `${count} × ${amount}`,
    firstInstalment: (amount) => `the first ${amount}`,
    withoutInterest: 'interest-free',
    instalmentsTotal: (amount) => `${amount} in total`,
  },
  tiers: {
    label: 'Price by quantity',
    between: (from, to) => `${from} to ${to}`,
    exactly: (quantity) => `${quantity} only`,
    above: (from) => `${from} or more`,
    each: 'each',
    current: 'Price of your quantity',
  },
  options: {
    impossible: (others) => `Not made with ${others}`,
    neverMade: 'Not made in this product',
    soldOut: 'Sold out',
    soldOutWith: (others) => `Sold out with ${others}`,
  },
  coupon: {
    label: 'Coupon',
    apply: 'Apply',
    remove: 'Remove',
    removeOf: (code) => `Remove coupon ${code}`,
    applied: (discount) => `Coupon applied: ${discount} off`,
    appliedAlone: 'Coupon applied',
  },
  priceRange: {
    from: 'From',
    to: 'To',
    lowest: 'Lowest price',
    highest: 'Highest price',
  },
  badge: {
    isNew: 'New',
    soldOut: 'Sold out',
    discount: (percent) => `${percent}% off`,
    freeShipping: 'Free shipping',
  },
};
