import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { composeHandlers } from './compose-handlers.ts';
import { useMergedRef } from './use-merged-ref.ts';

/** Where a modal is: its exit animation plays while it is closing. */
export type ModalPhase = 'closed' | 'open' | 'closing';

type DialogProps = ComponentProps<'dialog'>;

/** What a consumer may have given to the dialog's node; their handlers run before ours. */
export type ModalNodeProps = Pick<DialogProps, 'ref' | 'onCancel' | 'onClose' | 'onPointerDown'>;

interface Options {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  node: ModalNodeProps;
}

/**
 * Keeps a native `<dialog>` in step with `open`. `showModal` gives what a modal needs: the page
 * behind is inert, focus stays inside and returns to where it was, Escape asks to close.
 *
 * Closing lasts as long as the CSS animations of the dialog in its closing state.
 */
export function useModal({ open, onOpenChange, node }: Options) {
  const ref = useRef<HTMLDialogElement>(null);
  const [phase, setPhase] = useState<ModalPhase>(open ? 'open' : 'closed');
  if (open && phase !== 'open') setPhase('open');
  if (!open && phase === 'open') setPhase('closing');

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    if (phase === 'open' && !dialog.open) showModal(dialog);
    if (phase === 'closed' && dialog.open) dialog.close();
    if (phase !== 'closing') return undefined;

    let current = true;
    void Promise.allSettled(dialog.getAnimations().map((animation) => animation.finished)).then(
      () => {
        if (current) setPhase('closed');
      },
    );
    return () => {
      current = false;
    };
  }, [phase]);

  const mergedRef = useMergedRef(node.ref, ref);
  return {
    phase,
    /** Props of the `<dialog>`. */
    props: {
      ref: mergedRef,
      'data-state': phase,
      onCancel: composeHandlers(node.onCancel, (event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onOpenChange(false);
      }),
      // A second Escape closes a dialog whose `cancel` was prevented: the state follows. The event
      // comes late, so that the dialog may have been opened again meanwhile.
      onClose: composeHandlers(node.onClose, (event) => {
        const { target, currentTarget } = event;
        if (target !== currentTarget || currentTarget.open || phase === 'closed') return;
        setPhase('closed');
        if (open) onOpenChange(false);
      }),
      // The content covers the dialog, so a press on the dialog itself is one on its backdrop.
      onPointerDown: composeHandlers(node.onPointerDown, (event) => {
        if (event.button === 0 && event.target === event.currentTarget) onOpenChange(false);
      }),
    },
  };
}

/** Opens a modal; the theme gives the page the width of the scrollbar that it loses. */
function showModal(dialog: HTMLDialogElement): void {
  const root = document.documentElement;
  root.style.setProperty('--scrollbar-width', `${window.innerWidth - root.clientWidth}px`);
  dialog.showModal();
}
