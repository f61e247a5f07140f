import { expect, test } from 'vitest';
import { AccountContent } from '../account/account-content.tsx';
import { DeferredSignIn } from '../account/deferred-sign-in.tsx';
import { OrderList } from '../screens/orders/order-list.tsx';
import { locales, markupIn, shopIn } from '../testing/markup.tsx';

test.each([
  ['orders', () => <OrderList />, ['Carregando os pedidos', 'Cargando los pedidos']],
  ['the form for signing in', () => <DeferredSignIn />, ['Carregando', 'Cargando']],
  [
    'the customer’s data',
    () => <AccountContent>{() => null}</AccountContent>,
    ['Carregando os seus dados', 'Cargando sus datos'],
  ],
])('what stands in for %s says so, and is no box with a name and no role', (_, Part, said) => {
  const shown = locales.map((locale) => markupIn(locale, <Part />, { shop: shopIn(locale) }));

  expect(shown.map((html) => /role="status"[^>]*>([^<]*)</.exec(html)?.[1])).toEqual(said);
  expect(shown.filter((html) => /<div[^>]*aria-label/.test(html))).toEqual([]);
  expect(shown.filter((html) => !html.includes('aria-busy="true"'))).toEqual([]);
});
