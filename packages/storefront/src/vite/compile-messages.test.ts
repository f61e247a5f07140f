import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { compileMessages } from './compile-messages.ts';

function compiled(messages: Record<string, string>): Record<string, never> {
  const { transform } = compileMessages();
  if (!transform || typeof transform === 'function') throw new Error('The plugin has no filter.');
  const handle: unknown = Reflect.get(transform, 'handler');
  if (typeof handle !== 'function') throw new Error('The plugin has no handler.');
  return JSON.parse(handle(JSON.stringify(messages)).code);
}

it('turns every text into a tree, so that showing it needs no parser', () => {
  const messages = compiled({
    plain: 'Novidades',
    named: 'Olá, {name}!',
    count: '{count, plural, =0 {nada} one {# produto} other {# produtos}}',
  });
  const intl = createIntl({ locale: 'pt-BR', messages });

  expect(messages['plain']).toEqual([{ type: 0, value: 'Novidades' }]);
  expect(intl.formatMessage({ id: 'plain' })).toBe('Novidades');
  expect(intl.formatMessage({ id: 'named' }, { name: 'Ana' })).toBe('Olá, Ana!');
  expect([0, 1, 1200].map((count) => intl.formatMessage({ id: 'count' }, { count }))).toEqual([
    'nada',
    '1 produto',
    '1.200 produtos',
  ]);
});

it('names the message that is not valid', () => {
  expect(() => compiled({ 'cart.broken': 'Faltam {count' })).toThrow('cart.broken');
});
