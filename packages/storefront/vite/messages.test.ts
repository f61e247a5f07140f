import { compiledTexts } from '@ponte/web-server/vite';
import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';

it('turns every text into a tree, so that showing it needs no parser', () => {
  const trees = JSON.parse(
    compiledTexts({
      'home.seeAll': 'Ver todas',
      'home.newIn': 'Novidades em {category}',
      'list.count': '{count, plural, =0 {nada} one {# produto} other {# produtos}}',
    }),
  );
  const intl = createIntl({ locale: 'pt-BR', messages: trees });

  expect(trees['home.seeAll']).toEqual([{ type: 0, value: 'Ver todas' }]);
  expect(intl.formatMessage({ id: 'home.seeAll' })).toBe('Ver todas');
  expect(intl.formatMessage({ id: 'home.newIn' }, { category: 'Serras' })).toBe(
    'Novidades em Serras',
  );
  expect([0, 1, 1200].map((count) => intl.formatMessage({ id: 'list.count' }, { count }))).toEqual([
    'nada',
    '1 produto',
    '1.200 produtos',
  ]);
});

it('names the message that is not valid', () => {
  expect(() => compiledTexts({ 'cart.broken': 'Faltam {count' })).toThrow('cart.broken');
});
