import { useEffect, type RefObject } from 'react';
import { useLatest } from '../use-latest.ts';
import { modalStack } from './modal-stack.ts';
import type { ModalState } from './modal-state.ts';

/** A close request of the browser: Android's Back and its equivalents. */
interface CloseWatcher {
  onclose: (() => void) | null;
  destroy(): void;
}

declare global {
  interface Window {
    /** Not in TypeScript's DOM types yet. */
    readonly CloseWatcher?: new () => CloseWatcher;
  }
}

/**
 * Back closes a modal instead of leaving the page. Uses the browser's own interfaces, which add no
 * history entry; browsers with neither leave the page.
 */
export function useBackCloses({ open, setOpen }: ModalState, content: RefObject<Node | null>) {
  const close = useLatest(() => setOpen(false));
  useEffect(() => {
    if (!open) return undefined;
    const watcher = window.CloseWatcher && new window.CloseWatcher();
    if (watcher) watcher.onclose = () => close.current();

    const onNavigate = (event: NavigateEvent) => {
      // Browsers allow this once per user activation, so nobody is trapped.
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
