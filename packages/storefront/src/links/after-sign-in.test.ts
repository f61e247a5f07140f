import { expect, it } from 'vitest';
import { loginHref, registrationHref } from './addresses.ts';
import { afterRegistration, afterSignIn } from './after-sign-in.ts';

const redirectOf = (href: string) => new URLSearchParams(href.split('?')[1]).get('redirect');

// Spec: storefront 2.11
// Spec: accounts 2.2, 9.4
it.each([
  [null, '/perfil'],
  ['', '/perfil'],
  ['/checkout', '/checkout'],
  ['/produto/martelo?cor=preto', '/produto/martelo?cor=preto'],
  ['//elsewhere.example', '/perfil'],
  ['https://elsewhere.example/', '/perfil'],
  ['javascript:alert(1)', '/perfil'],
  ['/login', '/perfil'],
  ['/recuperar-senha', '/perfil'],
  ['/app/reset-password/a/b?code=1', '/perfil'],
  ['/login-de-lojas', '/login-de-lojas'],
  ['/cadastro?redirect=//elsewhere.example', '/perfil'],
])('%s leads to %s', (asked, target) => {
  expect(afterSignIn(asked)).toBe(target);
});

// Spec: storefront 2.15
it('leads through login and registration to the page that both were for', () => {
  const href = registrationHref(loginHref('/checkout?passo=1'));

  expect(afterSignIn(redirectOf(href))).toBe('/checkout?passo=1');
});

// Spec: accounts 2.1
it.each([
  ['/checkout', '/checkout'],
  ['/checkout?passo=2', '/checkout?passo=2'],
  ['/login?redirect=%2Fcheckout', '/checkout'],
  ['/checkout/payment', '/perfil'],
  ['/carrinho', '/perfil'],
  ['//checkout', '/perfil'],
  ['https://example.com/checkout', '/perfil'],
  ['/\\example.com/checkout', '/perfil'],
  ['', '/perfil'],
  [null, '/perfil'],
])('a registration leads from %j to %s', (asked, target) => {
  expect(afterRegistration(asked)).toBe(target);
});
