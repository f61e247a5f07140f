import type { CartMessages } from './messages.ts';

export const cartEnUS: CartMessages = {
  cart: {
    title: 'Your cart',
    products: (lines) => (lines === 1 ? '1 product' : `${lines} products`),
    lines: 'Products in your cart',
    each: (price) => `${price} each`,
    remove: 'Remove',
    clear: 'Empty cart',
    confirmClear: 'Confirm: remove everything',
    subtotal: 'Subtotal',
    shipping: 'Shipping',
    free: 'Free',
    total: 'Total',
    taxIncluded: 'VAT included',
    taxExcluded: 'excluding VAT',
    checkout: 'Check out',
    emptyTitle: 'Your cart is empty',
    emptyText: 'Search by name, brand or code and add what you need.',
    continueShopping: 'Continue shopping',
    saving: 'Saving…',
  },
};
