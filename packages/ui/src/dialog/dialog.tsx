import { useId, type ComponentProps, type PointerEvent, type ReactNode } from 'react';
import { IconButton } from '../icon-button/index.ts';
import { X } from '../icons/index.ts';
import { cx } from '../internal/cx.ts';
import { controls, reachWhenScrolling } from '../internal/reach-when-scrolling.ts';
import { useModal } from '../internal/use-modal.ts';
import { useMessages } from '../kit/index.ts';

/** Props of {@link Dialog}. */
export interface DialogProps extends Omit<ComponentProps<'dialog'>, 'open' | 'title'> {
  /** Whether it shows; always held by the consumer. */
  open: boolean;
  /** Called with `false` by Escape, the cross and a press beside the panel. */
  onOpenChange: (open: boolean) => void;
  /** Its heading and its name. */
  title: ReactNode;
  /** Stays at the foot while the content scrolls, such as the buttons. */
  footer?: ReactNode;
  /** Width from 768 px up: `sm` 440 px, `md` 560 px; `md` when left out. */
  size?: 'sm' | 'md' | undefined;
  /** Whether a press beside the panel closes it. Not so for a form: what was typed would be lost. */
  closeOnBackdrop?: boolean | undefined;
  /** A cross in the corner; true when left out. */
  closeButton?: boolean | undefined;
}

/**
 * A question or a form over a page that neither scrolls nor takes focus meanwhile. Focus goes to
 * the first control of the content and comes back when the dialog closes; Escape closes it.
 * `data-state` is closed, open, or closing while it fades out.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  footer,
  closeOnBackdrop = true,
  closeButton = true,
  size,
  className,
  children,
  ...props
}: DialogProps) {
  const { common } = useMessages();
  const titleId = useId();
  const onPointerDown = (event: PointerEvent<HTMLDialogElement>) => {
    props.onPointerDown?.(event);
    if (!closeOnBackdrop && event.target === event.currentTarget) event.preventDefault();
  };
  const { phase, props: modal } = useModal({
    open,
    onOpenChange,
    node: { ...props, onPointerDown },
  });
  return (
    <dialog
      data-slot="dialog"
      aria-labelledby={phase === 'closed' ? undefined : titleId}
      {...props}
      {...modal}
      className={cx('ui-dialog', size === 'sm' && 'ui-dialog-sm', className)}
    >
      {phase === 'closed' ? null : (
        <div className="flex max-h-[inherit] flex-col">
          <h2 id={titleId} className="ui-dialog-title">
            {title}
          </h2>
          <div ref={makeReachable} className="ui-dialog-content">
            {children}
          </div>
          {footer ? (
            <div className="ui-modal-foot flex flex-wrap justify-end gap-2.5">{footer}</div>
          ) : null}
          {/* The last in the order of Tab, so that the dialog opens on its content. */}
          {closeButton ? (
            <IconButton
              label={common.close}
              className="absolute top-2 right-2"
              onClick={() => onOpenChange(false)}
            >
              <X />
            </IconButton>
          ) : null}
        </div>
      )}
    </dialog>
  );
}

/**
 * Browsers focus what scrolls before what is in it; where there are controls, the dialog opens on
 * the first. React leaves the attribute out, and `showModal` goes by it.
 */
function makeReachable(content: HTMLElement | null) {
  content?.querySelector(controls)?.setAttribute('autofocus', '');
  return reachWhenScrolling(content);
}
