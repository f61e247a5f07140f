import { useEffect, useState } from 'react';
import type { ToastQueue } from './model.ts';

const isModal = (node: unknown): node is Element =>
  node instanceof Element && node.matches('dialog:modal');

/**
 * The modal on top, if any: all that is outside of it is inert, neither pressed nor read aloud.
 *
 * @param subscribe looks again after each change, as a modal that is taken out of the page never
 *   says that it closed.
 */
export function useTopModal(subscribe: ToastQueue['subscribe']): Element | null {
  const [modal, setModal] = useState<Element | null>(null);
  useEffect(() => {
    const look = (event?: Event) =>
      setModal((now) => {
        // Of several, the document's order tells only which most likely lies upon the others.
        const all = [...document.querySelectorAll('dialog:modal')].reverse();
        return [event?.target, now, ...all].find(isModal) ?? null;
      });
    look();
    const unsubscribe = subscribe(look);
    document.addEventListener('toggle', look, true);
    return () => {
      unsubscribe();
      document.removeEventListener('toggle', look, true);
    };
  }, [subscribe]);
  return modal;
}
