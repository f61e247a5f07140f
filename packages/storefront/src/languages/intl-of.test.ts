import { expect, it } from 'vitest';
import { intlOf } from './intl-of.ts';
import { ownTexts } from './own-texts.ts';

it.each(['pt-BR', 'es-PY'] as const)(
  'times in %s are the shop’s, wherever they are read',
  (locale) => {
    const evening = '2026-11-21T02:30:00Z';
    expect(new Date(evening).getHours()).not.toBe(23);

    const intl = intlOf(locale, { ...ownTexts });

    expect(intl.formatDate(evening)).toMatch(/^20\//);
    expect(intl.formatTime(evening, { hourCycle: 'h23' })).toBe('23:30');
  },
);

it('has no words without texts', () => {
  expect(() => intlOf('es-PY', undefined)).toThrow('The texts in es-PY are not loaded.');
});
