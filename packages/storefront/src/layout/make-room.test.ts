import { Toasts } from '@ponte/domain/toasts';
import { expect, test } from 'vitest';
import { CartDrawerState } from '../shop/cart-drawer-state.ts';
import { makeRoomForCart } from './make-room.ts';

test('toasts go when the cart opens, and stay when it closes', () => {
  const [drawer, toasts] = [new CartDrawerState(), new Toasts()];
  const stop = makeRoomForCart(drawer, toasts);
  toasts.tell({ kind: 'copied' });

  drawer.open();
  expect(toasts.list).toHaveLength(0);

  toasts.tell({ kind: 'copied' });
  drawer.close();
  expect(toasts.list).toHaveLength(1);

  stop();
  drawer.open();
  expect(toasts.list).toHaveLength(1);
});
