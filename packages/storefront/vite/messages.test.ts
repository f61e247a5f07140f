import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { messages } from './messages.ts';

function compiled(texts: Record<string, string>): Record<string, never> {
  const { transform } = messages({ locale: 'pt-BR' });
  if (!transform || typeof transform === 'function') throw new Error('The plugin has no filter.');
  const handle: unknown = Reflect.get(transform, 'handler');
  if (typeof handle !== 'function') throw new Error('The plugin has no handler.');
  return JSON.parse(handle(JSON.stringify(texts)).code);
}

it('turns every text into a tree, so that showing it needs no parser', () => {
  const trees = compiled({
    'home.seeAll': 'Ver todas',
    'home.newIn': 'Novidades em {category}',
    'list.count': '{count, plural, =0 {nada} one {# produto} other {# produtos}}',
  });
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
  expect(() => compiled({ 'cart.broken': 'Faltam {count' })).toThrow('cart.broken');
});
