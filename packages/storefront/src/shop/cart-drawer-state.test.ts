import { MemoryStorage } from '@ponte/domain/testing';
import { expect, test } from 'vitest';
import { CartDrawerState } from './cart-drawer-state.ts';

test('what is added from a list opens the cart the first time in a tab, also after a reload', () => {
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
