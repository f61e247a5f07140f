import type { ComponentProps } from 'react';
import { lazyPart, useLazyPart } from '../lazy-part.ts';
import { ModalContext, useModalState, type ModalStateProps } from './modal-state.ts';

/** Props of {@link Modal}. */
export interface ModalProps extends ComponentProps<'div'>, ModalStateProps {
  /** Whether a press beside the panel closes it; true when left out. */
  closeOnBackdrop?: boolean | undefined;
}

/** What modals stand on: fetched when the first one opens, or is about to. */
export const modalPart = /* @__PURE__ */ lazyPart(
  async () => (await import('./modal-layer.tsx')).ModalLayer,
);

/**
 * What every modal of the kit is: a panel over a page that neither scrolls nor takes focus. There
 * is nothing of it in the page while it is closed.
 */
export function Modal({ open, onOpenChange, closeOnBackdrop = true, ...props }: ModalProps) {
  const state = useModalState({ open, onOpenChange });
  const { loaded: Layer } = modalPart;
  useLazyPart(modalPart, state.open, () => state.setOpen(false));
  return Layer ? (
    <ModalContext value={state}>
      <Layer {...props} {...{ state, closeOnBackdrop }} />
    </ModalContext>
  ) : null;
}
