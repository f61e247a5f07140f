import { useId, type ReactNode } from 'react';
import { DialogClose } from '../dialog/dialog.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { X } from '../icons/icons.tsx';
import { cx } from '../internal/cx.ts';
import { Modal, type ModalProps } from '../internal/modal/modal.tsx';
import { reachWhenScrolling } from '../internal/reach-when-scrolling.ts';
import { useMessages } from '../kit/kit.tsx';

/** An edge of the screen. */
type DrawerSide = 'start' | 'end' | undefined;

export interface DrawerProps extends Omit<ModalProps, 'title'> {
  /** Its heading and its name. */
  title: ReactNode;
  /** The edge at which it stands; `end` when left out. */
  side?: DrawerSide;
  /** Beside the title, such as a count. */
  aside?: ReactNode;
  /** Stays at the foot while the content scrolls. */
  footer?: ReactNode;
}

/**
 * A panel at the screen's edge over a page that neither scrolls nor takes focus meanwhile:
 * `data-state` is open, or closing while it slides out (300 ms); closed, there is nothing of it in
 * the page.
 */
export function Drawer({ title, aside, footer, side, className, children, ...props }: DrawerProps) {
  const { common } = useMessages();
  const titleId = useId();
  return (
    <Modal
      data-slot="drawer"
      aria-labelledby={titleId}
      data-side={side}
      {...props}
      className={cx('ui-drawer', className)}
    >
      <div>
        <header className="flex min-h-16 shrink-0 items-center gap-2 edge-b border-line py-2 pr-3 pl-5">
          <div className="flex min-w-0 flex-1 flex-wrap items-center gap-2">
            <h2 id={titleId} className="text-lg font-bold">
              {title}
            </h2>
            {aside}
          </div>
          <DialogClose asChild>
            <IconButton label={common.close} size="lg">
              <X />
            </IconButton>
          </DialogClose>
        </header>
        <div ref={reachWhenScrolling} className="ui-drawer-content">
          {children}
        </div>
        {footer}
      </div>
    </Modal>
  );
}
