import { describe, expect, test, vi } from 'vitest';
import { createToastQueue } from './model.ts';

describe('a toast queue', () => {
  test('keeps toasts in the order in which they came', () => {
    const queue = createToastQueue();
    queue.show({ text: 'primeiro' });
    queue.show({ text: 'segundo', tone: 'danger', duration: 8000 });
    expect(queue.read()).toEqual([
      { id: 1, text: 'primeiro', tone: 'info', duration: 5000, action: undefined },
      { id: 2, text: 'segundo', tone: 'danger', duration: 8000, action: undefined },
    ]);
  });

  test('puts a toast in the place of an older one about the same', () => {
    const queue = createToastQueue();
    queue.show({ text: 'falhou', topic: 'list' });
    queue.show({ text: 'marcado', topic: 'favourites' });
    queue.show({ text: 'copiado' });
    queue.show({ text: '3 produtos', topic: 'list' });
    queue.show({ text: 'copiado' });
    queue.show({ text: 'desmarcado', topic: 'favourites' });
    expect(queue.read().map(({ text }) => text)).toEqual([
      'copiado',
      '3 produtos',
      'copiado',
      'desmarcado',
    ]);
  });

  test('gives the same array until something changes, as React asks of a store', () => {
    const queue = createToastQueue();
    const id = queue.show({ text: 'a' });
    const before = queue.read();
    expect(queue.read()).toBe(before);
    queue.dismiss(id);
    expect(queue.read()).not.toBe(before);
  });

  test('notifies its listeners of each change and of nothing else', () => {
    const queue = createToastQueue();
    const listener = vi.fn<() => void>();
    const stop = queue.subscribe(listener);
    const id = queue.show({ text: 'a' });
    queue.dismiss(id);
    queue.dismiss(id);
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    queue.show({ text: 'b' });
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
