import { useId, type ComponentProps, type ReactNode } from 'react';
import { IconButton } from '../icon-button/index.ts';
import { X } from '../icons/index.ts';
import { cx } from '../internal/cx.ts';
import { reachWhenScrolling } from '../internal/reach-when-scrolling.ts';
import { useModal } from '../internal/use-modal.ts';
import { useMessages } from '../kit/index.ts';

/** Props of {@link Drawer}. */
export interface DrawerProps extends Omit<ComponentProps<'dialog'>, 'open' | 'title'> {
  /** Whether it shows; always held by the consumer. */
  open: boolean;
  /** Called with `false` by Escape, the cross and a press beside the panel. */
  onOpenChange: (open: boolean) => void;
  /** Its heading and its name. */
  title: ReactNode;
  /** The edge at which it stands; `end` when left out. */
  side?: 'start' | 'end' | undefined;
  /** Beside the title, such as a count. */
  aside?: ReactNode;
  /** Stays at the foot while the content scrolls. */
  footer?: ReactNode;
}

/**
 * A panel at the screen's edge over a page that neither scrolls nor takes focus meanwhile:
 * `data-state` is closed, open, or closing while it slides out (300 ms).
 */
export function Drawer({
  open,
  onOpenChange,
  title,
  aside,
  footer,
  side = 'end',
  className,
  children,
  ...props
}: DrawerProps) {
  const { common } = useMessages();
  const titleId = useId();
  const { phase, props: modal } = useModal({ open, onOpenChange, node: props });
  return (
    <dialog
      data-slot="drawer"
      data-side={side}
      aria-labelledby={phase === 'closed' ? undefined : titleId}
      {...props}
      {...modal}
      className={cx('ui-drawer', className)}
    >
      {phase === 'closed' ? null : (
        <div className="flex h-full flex-col">
          <header className="ui-drawer-head">
            <div className="ui-row min-w-0 flex-1 items-center">
              <h2 id={titleId} className="text-lg font-bold">
                {title}
              </h2>
              {aside}
            </div>
            <IconButton label={common.close} size="lg" onClick={() => onOpenChange(false)}>
              <X />
            </IconButton>
          </header>
          <div ref={reachWhenScrolling} className="ui-drawer-content">
            {children}
          </div>
          {footer}
        </div>
      )}
    </dialog>
  );
}
