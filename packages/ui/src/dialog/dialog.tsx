import { cva, type VariantProps } from 'class-variance-authority';
import { useId, type ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { X } from '../icons/icons.tsx';
import { Modal, type ModalProps } from '../internal/modal/modal.tsx';
import { reachWhenScrolling } from '../internal/reach-when-scrolling.ts';
import { useMessages } from '../kit/kit.tsx';
import { DialogClose } from './dialog-trigger.tsx';

export {
  DialogClose,
  DialogRoot,
  DialogTrigger,
  loadDialog,
  type DialogCloseProps,
  type DialogRootProps,
  type DialogTriggerProps,
} from './dialog-trigger.tsx';

const dialogVariants = /* @__PURE__ */ cva('ui-dialog', {
  variants: { size: { sm: 'ui-dialog-sm', md: '' } },
});

/** Width from 768 px up: `sm` 440 px, `md` 560 px. */
type DialogSize = VariantProps<typeof dialogVariants>['size'];

export interface DialogProps extends Omit<ModalProps, 'title'> {
  /** Its heading and its name. */
  title: ReactNode;
  /** Stays at the foot while the content scrolls, such as the buttons. */
  footer?: ReactNode;
  /** Width from 768 px up: `sm` 440 px, `md` 560 px; `md` when left out. */
  size?: DialogSize;
  /** Whether a press outside the panel closes it. Set it to false for a form, where what was typed would be lost. */
  closeOnBackdrop?: boolean | undefined;
  /** A cross in the corner; true when left out. */
  closeButton?: boolean | undefined;
}

/**
 * A question or a form over a page that neither scrolls nor takes focus meanwhile. Focus goes to
 * the first control of the content and comes back when the dialog closes; Escape closes it.
 * `data-state` is open, or closing while it fades out; closed, there is nothing of it in the page.
 */
export function Dialog({
  title,
  footer,
  closeButton = true,
  size,
  className,
  children,
  ...props
}: DialogProps) {
  const { common } = useMessages();
  const titleId = useId();
  return (
    <Modal
      data-slot="dialog"
      aria-labelledby={titleId}
      {...props}
      className={dialogVariants({ size, className })}
    >
      <div>
        <h2 id={titleId} className="py-4 pr-15 pl-5 text-lg font-bold text-balance">
          {title}
        </h2>
        <div ref={reachWhenScrolling} className="ui-dialog-content">
          {children}
        </div>
        {footer ? (
          <div className="ui-modal-foot flex flex-wrap justify-end gap-2.5">{footer}</div>
        ) : null}
        {/* The last in the order of Tab, so that the dialog opens on its content. */}
        {closeButton ? (
          <DialogClose asChild>
            <IconButton label={common.close}>
              <X />
            </IconButton>
          </DialogClose>
        ) : null}
      </div>
    </Modal>
  );
}
