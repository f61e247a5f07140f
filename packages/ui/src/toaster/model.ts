import type { ReactNode } from 'react';

/** What a toast is about. */
export type ToastTone = 'info' | 'success' | 'danger';

/** A short message that goes by itself. */
export interface Toast {
  readonly id: number;
  readonly text: ReactNode;
  readonly tone: ToastTone;
  /** How long it stays, in ms, not counting the time under a pointer or with focus. */
  readonly duration: number;
  readonly action: { label: string; onPress: () => void } | undefined;
}

/** What to show; the tone is "info" and the duration 5 s when left out. */
export interface ToastInput {
  text: ReactNode;
  tone?: ToastTone | undefined;
  duration?: number | undefined;
  action?: { label: string; onPress: () => void } | undefined;
}

/** A queue of toasts, shown by one `Toaster`. Knows no React, so that stores can hold it. */
export interface ToastQueue {
  /** Puts a toast in the queue; gives its id. */
  show: (toast: ToastInput) => number;
  dismiss: (id: number) => void;
  /** Calls back after each change; gives a function that stops it. */
  subscribe: (listener: () => void) => () => void;
  /** The toasts that wait or show, oldest first; the same array until something changes. */
  read: () => readonly Toast[];
}

const defaultDuration = 5000;

/**
 * Makes a queue of toasts.
 *
 * @example
 * const toasts = createToastQueue();
 * <Toaster queue={toasts} />
 * toasts.show({ tone: 'success', text: 'Adicionado' });
 */
export function createToastQueue(): ToastQueue {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const change = (next: readonly Toast[]) => {
    toasts = next;
    listeners.forEach((listener) => listener());
  };
  return {
    show: ({ text, tone = 'info', duration = defaultDuration, action }) => {
      lastId += 1;
      change([...toasts, { id: lastId, text, tone, duration, action }]);
      return lastId;
    },
    dismiss: (id) => {
      const rest = toasts.filter((toast) => toast.id !== id);
      if (rest.length < toasts.length) change(rest);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => toasts,
  };
}
