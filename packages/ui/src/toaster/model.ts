import type { ReactNode } from 'react';
import type { ToastTone } from './toaster.variants.ts';

/** A short message that goes by itself. */
export interface Toast {
  /** Given by the queue, for `dismiss`. */
  readonly id: number;
  /** What it says. */
  readonly text: ReactNode;
  /** Which icon it has. */
  readonly tone: ToastTone;
  /** How long it stays, in ms, not counting the time under a pointer or with focus. */
  readonly duration: number;
  /** A button that runs once and dismisses the toast. */
  readonly action: { label: string; onPress: () => void } | undefined;
  /** What it is about; undefined where nothing takes its place. */
  readonly topic: string | undefined;
}

/** What to show. */
export interface ToastInput {
  /** What it says. */
  text: ReactNode;
  /** Which icon it has; "info" when left out. */
  tone?: ToastTone | undefined;
  /** How long it stays, in ms; 5000 when left out. */
  duration?: number | undefined;
  /** A button that runs once and dismisses the toast. */
  action?: { label: string; onPress: () => void } | undefined;
  /** What it is about: it takes the place of an older one about the same. */
  topic?: string | undefined;
}

/** A queue of toasts, shown by one `Toaster`. Knows no React, so that stores can hold it. */
export interface ToastQueue {
  /** Puts a toast in the queue; gives its id. */
  show: (toast: ToastInput) => number;
  /** Takes a toast away, whether it shows or waits; nothing for an id that is gone. */
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
    show: ({ text, tone = 'info', duration = defaultDuration, action, topic }) => {
      lastId += 1;
      const others = toasts.filter((toast) => topic === undefined || toast.topic !== topic);
      change([...others, { id: lastId, text, tone, duration, action, topic }]);
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
