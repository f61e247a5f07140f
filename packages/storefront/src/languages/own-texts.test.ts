import { compiledTexts } from '@ponte/web-server/vite';
import { expect, it } from 'vitest';
import shopTexts from '#shop-texts';
import { intlOf } from './intl-of.ts';
import { bringTexts, ownTexts } from './own-texts.ts';

it('shows a text whose code has loaded later, and those before', () => {
  const intl = intlOf('pt-BR', ownTexts);
  const before = intl.formatMessage({ id: 'shell.cart' });

  bringTexts(JSON.parse(compiledTexts({ 'home.seeAll': 'Ver todas' })));

  expect(intl.formatMessage({ id: 'home.seeAll' })).toBe('Ver todas');
  expect([before, intl.formatMessage({ id: 'shell.cart' })]).toEqual(['Carrinho', 'Carrinho']);
});

it('has all texts of the other language at once', async () => {
  const intl = intlOf('es-PY', await shopTexts.load('es-PY'));

  expect(intl.formatMessage({ id: 'privacy.title' })).toBe('Privacidad');
});
