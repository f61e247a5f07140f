import type { ComponentProps } from 'react';
import { lazyPart, useLazyPart } from '../lazy-part.ts';
import { ModalContext, useModalState, type ModalStateProps } from './modal-state.ts';

export interface ModalProps extends ComponentProps<'div'>, ModalStateProps {
  /** Whether a press beside the panel closes it; true when left out. */
  closeOnBackdrop?: boolean | undefined;
  /**
   * Where it is put; the page's body when left out. In an iframe or a shadow root give a node of
   * theirs, where the styles are.
   */
  container?: Element | DocumentFragment | null | undefined;
}

/** Fetched when the first modal opens, or is about to. */
export const modalPart = /* @__PURE__ */ lazyPart(
  async () => (await import('./modal-layer.tsx')).ModalLayer,
);

/**
 * The base of every modal: a panel over a page that neither scrolls nor takes focus. While closed,
 * nothing of it is in the page.
 */
export function Modal({
  open,
  onOpenChange,
  closeOnBackdrop = true,
  container,
  ...props
}: ModalProps) {
  const state = useModalState({ open, onOpenChange });
  const { loaded: Layer } = modalPart;
  useLazyPart(modalPart, state.open, () => state.setOpen(false));
  return Layer ? (
    <ModalContext value={state}>
      <Layer {...props} {...{ state, closeOnBackdrop, container }} />
    </ModalContext>
  ) : null;
}
