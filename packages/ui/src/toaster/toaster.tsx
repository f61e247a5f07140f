import { useSyncExternalStore, type ComponentProps } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../icon-button/index.ts';
import { CircleCheck, Info, OctagonExclamationPoint, X } from '../icons/index.ts';
import { cx } from '../internal/cx.ts';
import { useHold } from '../internal/use-hold.ts';
import { useTimeout } from '../internal/use-timeout.ts';
import { useMessages } from '../kit/index.ts';
import type { Toast, ToastQueue } from './model.ts';
import { useTopModal } from './use-top-modal.ts';

/** Props of {@link Toaster}. */
export interface ToasterProps extends ComponentProps<'section'> {
  /** From `createToastQueue`; one for the whole app. */
  queue: ToastQueue;
  /** Toasts on the screen at once, 3 when left out; the others wait. */
  limit?: number | undefined;
}

const none: readonly Toast[] = [];

/**
 * Where toasts show. Mount it once and up front: it is the page's live region, and that of a modal
 * while one is open. As a popover it lies in the browser's top layer, where modals are.
 */
export function Toaster({ queue, limit = 3, className, ...props }: ToasterProps) {
  const { feedback } = useMessages();
  const toasts = useSyncExternalStore(queue.subscribe, queue.read, () => none);
  const modal = useTopModal();
  const shown = toasts.slice(0, limit);
  const { isHeld, holdProps } = useHold();
  const held = shown.some(({ id }) => isHeld(id));
  const region = (
    <section
      aria-label={feedback.notifications}
      data-slot="toaster"
      popover="manual"
      {...props}
      className={cx('ui-toaster', className)}
    >
      <div ref={raise} aria-live="polite">
        <ol className="mx-auto grid max-w-100 gap-2">
          {shown.map((toast) => (
            <ToastItem
              key={toast.id}
              toast={toast}
              held={held}
              onDismiss={queue.dismiss}
              {...holdProps(toast.id)}
            />
          ))}
        </ol>
      </div>
    </section>
  );
  return modal ? createPortal(region, modal) : region;
}

function raise(content: HTMLElement | null): void {
  content?.parentElement?.showPopover();
}

interface ToastItemProps extends ComponentProps<'li'> {
  toast: Toast;
  /** Whether the time of all stands still. */
  held: boolean;
  onDismiss: (id: number) => void;
}

const icons = { info: Info, success: CircleCheck, danger: OctagonExclamationPoint };

function ToastItem({ toast, held, onDismiss, ...props }: ToastItemProps) {
  const { feedback } = useMessages();
  const Icon = icons[toast.tone];

  useTimeout(!held, toast.duration, () => onDismiss(toast.id));

  return (
    <li {...props} data-slot="toast" data-tone={toast.tone} className="ui-toast">
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
      <IconButton
        label={feedback.dismiss}
        size="sm"
        onClick={() => onDismiss(toast.id)}
        className="text-on-ink hover:bg-transparent hover:text-on-ink"
      >
        <X />
      </IconButton>
    </li>
  );
}
