import { useId, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog, DialogClose, type DialogProps } from '../dialog/dialog.tsx';
import { useMessages } from '../kit/kit.tsx';

export interface ConfirmDialogProps extends Omit<
  DialogProps,
  'footer' | 'closeButton' | 'closeOnBackdrop' | 'size'
> {
  /** The question, such as "Remover este endereço?". */
  title: ReactNode;
  /** What happens on yes, such as "Remover". */
  confirmLabel: ReactNode;
  /** The locale's "Cancelar" when left out. */
  cancelLabel?: ReactNode;
  /** Called on yes. The dialog stays open until `open` is taken back, so that work can be shown. */
  onConfirm: () => void;
  /** "danger" for what removes, which is the default; "action" for the rest. */
  tone?: 'danger' | 'action' | undefined;
  /** The work is under way. */
  pending?: boolean | undefined;
}

/** A question before something that can't be taken back. Opens on its "no". */
export function ConfirmDialog({
  confirmLabel,
  cancelLabel,
  onConfirm,
  tone = 'danger',
  pending = false,
  children,
  ...props
}: ConfirmDialogProps) {
  const { common } = useMessages();
  const textId = useId();
  return (
    <Dialog
      data-slot="confirm-dialog"
      role="alertdialog"
      aria-describedby={children ? textId : undefined}
      {...props}
      size="sm"
      closeButton={false}
      footer={
        <>
          <DialogClose asChild>
            <Button>{cancelLabel ?? common.cancel}</Button>
          </DialogClose>
          <Button
            variant={tone === 'action' ? 'action' : 'danger'}
            pending={pending}
            onClick={onConfirm}
            className={tone === 'danger' ? 'ui-button-final' : undefined}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children ? <div id={textId}>{children}</div> : null}
    </Dialog>
  );
}
