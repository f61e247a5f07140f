import { use, type ComponentProps, type ReactNode } from 'react';
import { composeHandlers } from '../internal/compose-handlers.ts';
import {
  ModalContext,
  useOwnModalState,
  type ModalStateProps,
} from '../internal/modal/modal-state.ts';
import { modalPart } from '../internal/modal/modal.tsx';
import { Slot } from '../internal/slot.tsx';
import { useMergedRef } from '../internal/use-merged-ref.ts';

export interface DialogRootProps extends ModalStateProps {
  /** Whether it shows at first, when `open` is left out. */
  defaultOpen?: boolean | undefined;
  /** The trigger and the modal, in any order. */
  children: ReactNode;
}

/**
 * Ties a modal of the kit (`Dialog`, `Drawer`, `ConfirmDialog`, …) to what opens it, and holds
 * whether it is open, unless the consumer does.
 */
export function DialogRoot({ open, defaultOpen = false, onOpenChange, children }: DialogRootProps) {
  return (
    <ModalContext value={useOwnModalState(open, defaultOpen, onOpenChange)}>
      {children}
    </ModalContext>
  );
}

export interface DialogTriggerProps extends ComponentProps<'button'> {
  /** The one child is the button: a component that takes a button's handlers and `ref`. */
  asChild?: boolean | undefined;
}

/**
 * Opens the modal of the `DialogRoot` around it, and gets the focus back when that closes.
 *
 * @example <DialogTrigger asChild><Button>Termos de uso</Button></DialogTrigger>
 */
export function DialogTrigger({ ref, ...props }: DialogTriggerProps) {
  const { open, setOpen, id, trigger } = useModal();
  return (
    <ButtonOrChild
      aria-haspopup="dialog"
      aria-expanded={open}
      aria-controls={open ? id : undefined}
      data-state={open ? 'open' : 'closed'}
      {...props}
      ref={useMergedRef(ref, trigger)}
      onPointerEnter={composeHandlers(props.onPointerEnter, modalPart.prefetch)}
      onFocus={composeHandlers(props.onFocus, modalPart.prefetch)}
      onClick={composeHandlers(props.onClick, () => setOpen(true))}
    />
  );
}

export type DialogCloseProps = DialogTriggerProps;

/**
 * Closes the modal that it is in.
 *
 * @example <DialogClose asChild><Button>Entendi</Button></DialogClose>
 */
export function DialogClose(props: DialogCloseProps) {
  const { setOpen } = useModal();
  return (
    <ButtonOrChild {...props} onClick={composeHandlers(props.onClick, () => setOpen(false))} />
  );
}

function useModal() {
  const modal = use(ModalContext);
  if (!modal)
    throw new Error('A DialogTrigger or DialogClose stands in a DialogRoot or in a modal.');
  return modal;
}

function ButtonOrChild({ asChild = false, ...props }: DialogTriggerProps) {
  return asChild ? <Slot {...props} /> : <button type="button" {...props} />;
}

/**
 * Fetches the code that every dialog and drawer stands on, for who wants to say that it did not come: a
 * dialog that is opened without it closes again.
 *
 * @throws what the import throws, as when the network is down
 */
export async function loadDialog(): Promise<void> {
  await modalPart.load();
}
