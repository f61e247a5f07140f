import { Content, Portal, Root } from '@radix-ui/react-dialog';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type ReactNode,
  type RefObject,
} from 'react';
import { contains, focusedIn } from '../any-document.ts';
import { useLatest } from '../use-latest.ts';
import { useMergedRef } from '../use-merged-ref.ts';
import { modalStack } from './modal-stack.ts';
import type { ModalState } from './modal-state.ts';

export interface ModalLayerProps extends ComponentProps<'div'> {
  state: ModalState;
  /** Whether a press beside the panel closes it. */
  closeOnBackdrop: boolean;
  /** Where it is put; the page's body when left out. */
  container: Element | DocumentFragment | null | undefined;
}

/**
 * A modal on Radix Dialog without its Overlay, which injects a `<style>` that the pages' policy
 * refuses. The kit has its own backdrop, and the theme prevents scrolling. `data-state` is open, or
 * closing during the exit animation.
 */
export function ModalLayer({
  state,
  closeOnBackdrop,
  container,
  ref,
  children,
  ...props
}: ModalLayerProps) {
  const content = useRef<HTMLDivElement>(null);
  const focusBack = useFocusBack(state, content, container?.ownerDocument);
  useBackCloses(state, content);
  const phase = state.open ? 'open' : 'closing';
  return (
    <Root open={state.open} onOpenChange={state.setOpen}>
      <Portal container={container}>
        <div data-slot="backdrop" data-state={phase} className="ui-backdrop" />
        <Content
          id={state.id}
          {...props}
          ref={useMergedRef(ref, content)}
          data-state={phase}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            focusBack();
          }}
          onPointerDownOutside={(event) => {
            // Toasts are rendered inside the topmost modal without being its React children.
            const onToast = contains(content.current, event.target);
            if (!closeOnBackdrop || onToast) event.preventDefault();
          }}
        >
          <Stacked node={content}>{children}</Stacked>
        </Content>
      </Portal>
    </Root>
  );
}

interface StackedProps {
  node: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** Registers a modal on the page while it is open. */
function Stacked({ node, children }: StackedProps) {
  useEffect(() => (node.current ? modalStack.add(node.current) : undefined), [node]);
  return children;
}

/**
 * Remembers the focused element before the modal takes focus.
 * @returns a function that restores it, unless focus has moved elsewhere
 */
function useFocusBack(
  { open, trigger }: ModalState,
  content: RefObject<HTMLElement | null>,
  /** Of its container; the page's own when left out. */
  given: Document | undefined,
) {
  const opener = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (!open) return;
    const page = given ?? document;
    const focused = focusedIn(page);
    if (contains(content.current, focused)) return;
    // Safari does not focus pressed buttons.
    opener.current = trigger.current ?? focused;
    // Reopened while closing: Radix only moves focus when it mounts.
    content.current?.focus();
    if (!modalStack.top()) measureScrollbar(page);
  }, [open, trigger, content, given]);
  return () => {
    const back = opener.current?.isConnected ? opener.current : modalStack.top();
    if (back && focusedIn(back.ownerDocument)) return;
    back?.focus({ preventScroll: true });
  };
}

/** Measures the scrollbar, whose width the theme reserves while scrolling is locked. */
function measureScrollbar({ documentElement: root, defaultView }: Document): void {
  const width = (defaultView?.innerWidth ?? 0) - root.clientWidth;
  // Where there is none, nothing: another value of an inherited property has the whole page styled again.
  root.style.setProperty('--ui-scrollbar-width', width > 0 ? `${width}px` : '');
}

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
      // Browsers allow this once per user activation, so the user isn't trapped.
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
