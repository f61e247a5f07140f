import { useEffect, type RefObject } from 'react';
import { useLatest } from '../use-latest.ts';
import { modalStack } from './modal-stack.ts';
import type { ModalState } from './modal-state.ts';

/** The browser's wish that what is open be closed: Android's Back, and the like of other systems. */
interface CloseWatcher {
  onclose: (() => void) | null;
  destroy(): void;
}

declare global {
  interface Window {
    /** Only some browsers have it, so TypeScript does not know it yet. */
    readonly CloseWatcher?: new () => CloseWatcher;
  }
}

/**
 * Back closes a modal instead of leaving the page under it, and what was typed in it. By the
 * browser's own means, which add nothing to the history: where one has neither, Back leaves.
 */
export function useBackCloses({ open, setOpen }: ModalState, content: RefObject<Node | null>) {
  const close = useLatest(() => setOpen(false));
  useEffect(() => {
    if (!open) return undefined;
    const watcher = window.CloseWatcher && new window.CloseWatcher();
    if (watcher) watcher.onclose = () => close.current();

    const onNavigate = (event: NavigateEvent) => {
      // The browser lets a page hold it back once for each time it is used, so nobody is locked in.
      const isOurs = event.navigationType === 'traverse' && event.cancelable;
      if (!isOurs || modalStack.topOpen() !== content.current) return;
      event.preventDefault();
      close.current();
    };
    const navigation = 'navigation' in window ? window.navigation : undefined;
    navigation?.addEventListener('navigate', onNavigate);
    return () => {
      watcher?.destroy();
      navigation?.removeEventListener('navigate', onNavigate);
    };
  }, [open, close, content]);
}
