import { Content, Portal, Root } from '@radix-ui/react-dialog';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type ReactNode,
  type RefObject,
} from 'react';
import { useMergedRef } from '../use-merged-ref.ts';
import { modalStack } from './modal-stack.ts';
import type { ModalState } from './modal-state.ts';
import { useBackCloses } from './use-back-closes.ts';

/** Props of {@link ModalLayer}. */
export interface ModalLayerProps extends ComponentProps<'div'> {
  state: ModalState;
  /** Whether a press beside the panel closes it. */
  closeOnBackdrop: boolean;
}

/**
 * A modal on Radix Dialog, without its Overlay: that one injects a `<style>` element, which the
 * pages' policy refuses. The backdrop is our own, and the theme keeps the page still while there
 * is one. `data-state` is open, or closing while the exit animation plays.
 */
export function ModalLayer({ state, closeOnBackdrop, ref, children, ...props }: ModalLayerProps) {
  const content = useRef<HTMLDivElement>(null);
  const focusBack = useFocusBack(state, content);
  useBackCloses(state, content);
  const phase = state.open ? 'open' : 'closing';
  return (
    <Root open={state.open} onOpenChange={state.setOpen}>
      <Portal>
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
            const { target } = event;
            // Toasts are drawn in the modal on top, without being its children in React.
            const onToast = target instanceof Node && content.current?.contains(target);
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

/** Has the page know of a modal while it is there. */
function Stacked({ node, children }: StackedProps) {
  useEffect(() => (node.current ? modalStack.add(node.current) : undefined), [node]);
  return children;
}

/**
 * Remembers where focus was when a modal opened, before anything in it may take it.
 *
 * @returns brings it back, unless somebody has put it elsewhere meanwhile.
 */
function useFocusBack({ open, trigger }: ModalState, content: RefObject<HTMLElement | null>) {
  const opener = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (!open || content.current?.contains(activeElement)) return;
    // Safari focuses no button that is pressed.
    opener.current =
      trigger.current ?? (activeElement instanceof HTMLElement ? activeElement : null);
    // It opens again while it is closing: Radix takes the focus only when it appears.
    content.current?.focus();
    if (!modalStack.top()) measureScrollbar();
  }, [open, trigger, content]);
  return () => {
    if (document.activeElement !== document.body) return;
    const back = opener.current?.isConnected ? opener.current : modalStack.top();
    back?.focus({ preventScroll: true });
  };
}

/** The theme gives the page the width of the scrollbar that it loses while it is kept still. */
function measureScrollbar(): void {
  const root = document.documentElement;
  root.style.setProperty('--scrollbar-width', `${window.innerWidth - root.clientWidth}px`);
}
