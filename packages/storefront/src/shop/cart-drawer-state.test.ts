import { MemoryStorage } from '@ponte/domain/testing';
import { expect, test } from 'vitest';
import { CartDrawerState } from './cart-drawer-state.ts';
import { toasts } from './toasts.ts';

test('the first product added from a list opens the cart, once in a tab, also after a reload', () => {
  const [tab, otherTab] = [new MemoryStorage().tab(), new MemoryStorage().tab()];
  const drawer = new CartDrawerState(tab);

  expect(drawer.showsAddition()).toBe(true);
  expect(drawer.showsAddition()).toBe(false);
  expect(new CartDrawerState(tab).showsAddition()).toBe(false);
  expect(new CartDrawerState(otherTab).showsAddition()).toBe(true);
});

test('and the first time on a page where the browser keeps nothing', () => {
  const drawer = new CartDrawerState(undefined);

  expect(drawer.showsAddition()).toBe(true);
  expect(drawer.showsAddition()).toBe(false);
});

test('toasts but failures go when the cart opens, and stay when it closes', () => {
  const drawer = new CartDrawerState();
  const shown = () => toasts.read().map(({ text }) => text);
  toasts.show({ text: 'copied' });
  const failure = toasts.show({ text: 'failed', tone: 'danger' });

  drawer.open();
  expect(shown()).toEqual(['failed']);

  const copied = toasts.show({ text: 'copied' });
  drawer.close();
  expect(shown()).toEqual(['failed', 'copied']);
  for (const id of [failure, copied]) toasts.dismiss(id);
});
