import { useRef, useSyncExternalStore, type ComponentProps, type FocusEvent } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../icon-button/icon-button.tsx';
import { CircleCheck, Info, OctagonExclamationPoint, X } from '../icons/icons.tsx';
import { cx } from '../internal/cx.ts';
import { modalStack } from '../internal/modal/modal-stack.ts';
import { useHold } from '../internal/use-hold.ts';
import { useTimeout } from '../internal/use-timeout.ts';
import { useMessages } from '../kit/kit.tsx';
import type { Toast, ToastQueue } from './model.ts';
import { toastVariants } from './toaster.variants.ts';

export interface ToasterProps extends ComponentProps<'section'> {
  /** From `createToastQueue`; one for the whole app. */
  queue: ToastQueue;
  /** Toasts on the screen at once, 3 when left out; the others wait. */
  limit?: number | undefined;
  /** The edge of the screen at which they show; `bottom` when left out, but in a modal the top. */
  placement?: 'bottom' | 'top' | undefined;
  /** Where the region is put while no modal is open; where it stands when left out. */
  container?: Element | DocumentFragment | null | undefined;
}

const none: readonly Toast[] = [];

/**
 * The page's live region for toasts. Mount it once, early: while a modal is open it moves into the
 * topmost one, where Tab and assistive technology reach it. As a popover it is in the browser's top
 * layer, above modals.
 */
export function Toaster({
  queue,
  limit = 3,
  placement,
  container,
  className,
  ...props
}: ToasterProps) {
  const { feedback } = useMessages();
  const toasts = useSyncExternalStore(queue.subscribe, queue.read, () => none);
  const modal = useSyncExternalStore(modalStack.subscribe, modalStack.top, () => null);
  const shown = toasts.slice(0, limit);
  const { isHeld, holdProps } = useHold();
  const held = shown.some(({ id }) => isHeld(id));
  /** The focus before it moved to a toast; restored when that is dismissed. */
  const before = useRef<EventTarget>(null);
  const dismiss = (id: number) => {
    queue.dismiss(id);
    if (before.current instanceof HTMLElement) before.current.focus();
  };
  const whenItComes = {
    onFocus: (event: FocusEvent<HTMLElement>) => {
      props.onFocus?.(event);
      const { currentTarget, relatedTarget } = event;
      const stays = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
      if (!stays) before.current = relatedTarget;
    },
  };
  const region = (
    <section
      aria-label={feedback.notifications}
      data-slot="toaster"
      popover="manual"
      {...props}
      {...whenItComes}
      className={cx('ui-toaster', placement === 'top' && 'ui-toaster-top', className)}
    >
      <div ref={raise} aria-live="polite">
        <ol className="mx-auto grid max-w-100 gap-2">
          {shown.map((toast) => (
            <ToastItem
              key={toast.id}
              toast={toast}
              held={held}
              onExpire={queue.dismiss}
              onDismiss={dismiss}
              {...holdProps(toast.id)}
            />
          ))}
        </ol>
      </div>
    </section>
  );
  const host = modal ?? container;
  return host ? createPortal(region, host) : region;
}

function raise(content: HTMLElement | null): void {
  // Without popovers, as in Safari 16, a toast is below an open modal.
  content?.parentElement?.showPopover?.();
}

interface ToastItemProps extends ComponentProps<'li'> {
  toast: Toast;
  /** Whether the time of all stands still. */
  held: boolean;
  /** Its time is over. */
  onExpire: (id: number) => void;
  /** One of its buttons was pressed. */
  onDismiss: (id: number) => void;
}

const icons = { info: Info, success: CircleCheck, danger: OctagonExclamationPoint };

function ToastItem({ toast, held, onExpire, onDismiss, ...props }: ToastItemProps) {
  const { feedback } = useMessages();
  const Icon = icons[toast.tone];

  useTimeout(!held, toast.duration, () => onExpire(toast.id));

  return (
    <li
      {...props}
      data-slot="toast"
      data-tone={toast.tone}
      className={toastVariants({ tone: toast.tone })}
    >
      <Icon className="size-5 shrink-0" />
      <div className="min-w-0 flex-1 py-1.5 wrap-break-word">{toast.text}</div>
      {toast.action ? (
        <button
          type="button"
          onClick={() => {
            toast.action?.onPress();
            onDismiss(toast.id);
          }}
          className="min-h-9 shrink-0 rounded-sm px-2 font-bold underline underline-offset-2"
        >
          {toast.action.label}
        </button>
      ) : null}
      <IconButton label={feedback.dismiss} size="sm" onClick={() => onDismiss(toast.id)}>
        <X />
      </IconButton>
    </li>
  );
}
