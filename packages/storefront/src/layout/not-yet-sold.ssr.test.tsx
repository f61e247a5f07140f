import { beforeAll, expect, test } from 'vitest';
import { CartScreen } from '../screens/cart/cart-screen.tsx';
import { markupIn, shopIn, type Locale } from '../testing/markup.tsx';
import { DeferredNotYetSold } from './deferred-not-yet-sold.ts';

beforeAll(async () => {
  await DeferredNotYetSold.preload();
});

/** The page of a cart with a product in it. */
function cartPageIn(locale: Locale, onlinePurchase: boolean): string {
  const shop = shopIn(locale);
  shop.cart.add({
    id: 7,
    slug: 'furadeira',
    name: 'Furadeira de impacto',
    code: 'FI-650',
    price: { minor: 6490, currency: 'USD' },
    taxPercent: 10,
    stock: 'inStock',
    picture: null,
    pictureCount: 0,
    brandId: null,
    token: 'token-7',
  });
  const markup = markupIn(locale, <CartScreen />, { shop, region: { onlinePurchase } });
  shop.dispose();
  return markup;
}

test.each([
  ['pt-BR', 'A loja ainda não vende pelo site'],
  ['es-PY', 'La tienda todavía no vende por el sitio'],
] as const)('a shop that does not sell yet says so in the cart: %s', (locale, words) => {
  const markup = cartPageIn(locale, false);

  expect(markup).toContain(words);
  expect(markup).toContain('href="https://wa.me/595610000000"');
  expect(markup).not.toContain('href="/checkout"');
});

test('one that sells leads to the checkout', () => {
  const markup = cartPageIn('pt-BR', true);

  expect(markup).toContain('href="/checkout"');
  expect(markup).not.toContain('ainda não vende');
});
