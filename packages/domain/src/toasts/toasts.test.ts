import { autorun } from 'mobx';
import { expect, test } from 'vitest';
import { Toasts } from './toasts.ts';

const kinds = (toasts: Toasts) => toasts.list.map(({ news }) => news.kind);

test('news stand in the order in which they came, until they are dismissed', () => {
  const toasts = new Toasts();
  const first = toasts.tell({ kind: 'found', count: 3 });
  toasts.tell({ kind: 'copied' });
  expect(kinds(toasts)).toEqual(['found', 'copied']);
  toasts.dismiss(first);
  toasts.dismiss(first);
  expect(kinds(toasts)).toEqual(['copied']);
});

test('newer news of a matter take the place of older ones', () => {
  const toasts = new Toasts();
  toasts.tell({ kind: 'listFailed', retry: () => undefined });
  toasts.tell({ kind: 'marked', name: 'Serra' });
  toasts.tell({ kind: 'found', count: 3 });
  toasts.tell({ kind: 'unmarked', name: 'Serra', undo: () => undefined });
  expect(kinds(toasts)).toEqual(['found', 'unmarked']);
});

test('who shows them hears of each change', () => {
  const toasts = new Toasts();
  const seen: number[] = [];
  autorun(() => seen.push(toasts.list.length));
  toasts.dismiss(toasts.tell({ kind: 'copied' }));
  expect(seen).toEqual([0, 1, 0]);
});

test('who goes on leaves behind all but failures', () => {
  const toasts = new Toasts();
  toasts.tell({ kind: 'listFailed', retry: () => undefined });
  toasts.tell({ kind: 'unmarked', name: 'Serra', undo: () => undefined });
  toasts.tell({ kind: 'copied' });
  toasts.goOn();
  expect(kinds(toasts)).toEqual(['listFailed']);
});
