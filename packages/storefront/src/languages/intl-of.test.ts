import { expect, it } from 'vitest';
import store from '#messages/store';
import { intlOf } from './intl-of.ts';

it.each(['pt-BR', 'es-PY'] as const)(
  'times in %s are the shop’s, wherever they are read',
  async (locale) => {
    const evening = '2026-11-21T02:30:00Z';
    expect(new Date(evening).getHours()).not.toBe(23);

    const intl = intlOf(locale, await store.load(locale));

    expect(intl.formatDate(evening)).toMatch(/^20\//);
    expect(intl.formatTime(evening, { hourCycle: 'h23' })).toBe('23:30');
  },
);
