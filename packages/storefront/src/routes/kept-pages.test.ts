import { NavigationType } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { keepScroll } from '../links/keep-scroll.ts';
import type { HistoryEntry } from '../links/navigation.ts';
import { firstPages, nextPages, type Pages } from './kept-pages.ts';

/** A step: a link to an address, or Back or Forward to the entry of an earlier step. */
type Step =
  | string
  | { readonly to: number }
  | { readonly replace: string }
  | { readonly narrow: string };

/** Walks through the shop; each step's address has its place in the walk as its key. */
function walk(steps: readonly Step[], keepsShown = true): readonly Pages[] {
  const entries: HistoryEntry[] = [];
  const seen: Pages[] = [];
  for (const [index, step] of steps.entries()) {
    const entry = entryOf(step, index, entries);
    entries.push(entry);
    const before = seen.at(-1);
    seen.push(before ? nextPages(before, entry, keepsShown) : firstPages(entry.location));
  }
  return seen;
}

function entryOf(step: Step, index: number, entries: readonly HistoryEntry[]): HistoryEntry {
  if (typeof step === 'string') return entryAt(step, index, NavigationType.Push);
  if ('replace' in step) return entryAt(step.replace, index, NavigationType.Replace);
  if ('narrow' in step) return entryAt(step.narrow, index, NavigationType.Push, keepScroll);
  const known = entries[step.to];
  if (!known) throw new Error(`There is no step ${step.to}.`);
  return { ...known, action: NavigationType.Pop };
}

function entryAt(
  path: string,
  index: number,
  action: NavigationType,
  state: unknown = null,
): HistoryEntry {
  const { pathname, search, hash } = new URL(path, 'https://shop.example');
  return { action, location: { pathname, search, hash, state, key: `${index}` } };
}

const addressesOf = ({ all }: Pages) =>
  all.map(({ location }) => location.pathname + location.search);

describe('Back', () => {
  it('shows the very page that was left, and Forward the one that Back left', () => {
    const [list, product, back, forward] = walk([
      '/produtos?page=2',
      '/produto/a',
      { to: 0 },
      { to: 1 },
    ]);

    expect(back?.shown).toBe(list?.shown);
    expect(forward?.shown).toBe(product?.shown);
    expect(back?.all).toEqual([list?.shown, product?.shown]);
  });

  it('shows the list as it was narrowed last, not as it was opened', () => {
    const [, narrowed, , back] = walk([
      '/produtos',
      '/produtos?sort=nome:asc',
      '/produto/a',
      { to: 1 },
    ]);

    expect(back?.shown).toBe(narrowed?.shown);
  });

  it('opens a page that is no longer kept', () => {
    const pages = walk(['/produtos', '/produto/a', '/marca/bosch', { to: 1 }, { to: 0 }]);

    expect(pages[3]?.shown).toBe(pages[1]?.shown);
    expect(pages[4]?.shown.location.pathname).toBe('/produtos');
    expect(pages[4]?.shown.id).not.toBe(pages[0]?.shown.id);
  });

  it('opens a page that was not hydrated when it was left', () => {
    const [list, , back] = walk(['/produtos', '/produto/a', { to: 0 }], false);

    expect(back?.shown).not.toBe(list?.shown);
  });
});

describe('kept pages', () => {
  it('are at most one of each screen, in the order in which they were opened', () => {
    const pages = walk(['/', '/produtos', '/produto/a', '/marca/bosch', '/produto/b']);

    expect(pages.map(addressesOf)).toEqual([
      ['/'],
      ['/', '/produtos'],
      ['/', '/produtos', '/produto/a'],
      ['/', '/produto/a', '/marca/bosch'],
      ['/', '/marca/bosch', '/produto/b'],
    ]);
  });

  it('are none that are the visitor’s own, nor what another page has replaced', () => {
    const pages = walk(['/produtos', '/carrinho', '/produto/a', { replace: '/marcas' }]);

    expect(pages.map(addressesOf)).toEqual([
      ['/produtos'],
      ['/produtos', '/carrinho'],
      ['/produtos', '/produto/a'],
      ['/produtos', '/marcas'],
    ]);
  });

  it('another product is a separate page, and Back reveals the one that led to it', () => {
    const [list, a, , back, again] = walk([
      '/produtos',
      '/produto/a',
      '/produto/b',
      { to: 1 },
      { to: 0 },
    ]);

    expect(back?.shown).toBe(a?.shown);
    expect(again?.shown).toBe(list?.shown);
  });

  it('are two at most beside the one that is shown', () => {
    const pages = walk(['/', '/produtos', '/produto/a', '/produto/b', '/produto/c']);

    expect(pages.slice(3).map(addressesOf)).toEqual([
      ['/produtos', '/produto/a', '/produto/b'],
      ['/produtos', '/produto/b', '/produto/c'],
    ]);
  });

  it('a list that a filter or the address of a moved product changes is changed in place', () => {
    const [list, narrowed, back] = walk([
      '/produtos/ferramentas',
      { narrow: '/produtos/ferramentas/serras' },
      { to: 0 },
    ]);
    const [product, moved] = walk(['/produto/7', { replace: '/produto/furadeira' }]);

    expect([narrowed?.shown.id, back?.shown.id]).toEqual([list?.shown.id, list?.shown.id]);
    expect(narrowed?.all).toHaveLength(1);
    expect(moved?.shown).toMatchObject({ id: product?.shown.id, params: { slug: 'furadeira' } });
  });
});
