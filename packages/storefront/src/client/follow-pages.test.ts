import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followPages, patience } from './follow-pages.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A browser's history in which a shopper goes about, and what is shown of it when. */
function open(isHydrated = false) {
  const shown: string[] = [];
  const heard = new Set<(page: string) => void>();
  const stop = followPages<string>({
    listen(hear) {
      heard.add(hear);
      return () => heard.delete(hear);
    },
    isHydrated: () => isHydrated,
    gently: (page) => shown.push(`gently ${page}`),
    atOnce: (page) => shown.push(`at once ${page}`),
  });
  const goTo = (page: string) => {
    for (const hear of heard) hear(page);
  };
  return { shown, goTo, stop };
}

/** A step: a navigation to a page, or time that passes, in milliseconds. */
type Step = string | number;

describe('a page that is gone to', () => {
  it.each<[string, readonly Step[], readonly string[]]>([
    ['is shown gently', ['a'], ['gently a']],
    ['has a second for the parts of the one before', ['a', patience - 1], ['gently a']],
    ['is shown at once when a part does not come by then', ['a', 1000], ['gently a', 'at once a']],
    ['is not shown a third time', ['a', 5000], ['gently a', 'at once a']],
    [
      'gives way to a newer one, which has a second of its own',
      ['a', 900, 'b', 999],
      ['gently a', 'gently b'],
    ],
    ['never comes after a newer one', ['a', 900, 'b', 5000], ['gently a', 'gently b', 'at once b']],
    [
      'gives way to Back as to any other',
      ['product', 300, 'list', 1000],
      ['gently product', 'gently list', 'at once list'],
    ],
    [
      'is gone to again after one that was shown at once',
      ['a', 1000, 'b', 1000, 'a', 1000],
      ['gently a', 'at once a', 'gently b', 'at once b', 'gently a', 'at once a'],
    ],
  ])('%s', (_, steps, expected) => {
    const { shown, goTo } = open();

    for (const step of steps) {
      if (typeof step === 'number') vi.advanceTimersByTime(step);
      else goTo(step);
    }

    expect(shown).toEqual(expected);
  });

  it('is shown at once when no part is still to come', () => {
    const { shown, goTo } = open(true);
    goTo('a');
    vi.advanceTimersByTime(5000);
    expect(shown).toEqual(['at once a']);
  });

  it('is neither reported nor shown once following has stopped', () => {
    const { shown, goTo, stop } = open();
    goTo('a');

    stop();
    goTo('b');
    vi.advanceTimersByTime(5000);

    expect(shown).toEqual(['gently a']);
  });
});
