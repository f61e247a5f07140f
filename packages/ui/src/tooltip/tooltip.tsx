import { useEffect, useId, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import type { Placement } from '../internal/place-beside.ts';
import { Slot } from '../internal/slot.tsx';
import { useEscape } from '../internal/use-escape.ts';
import { useFloating } from '../internal/use-floating.ts';
import { useSharedRef } from '../internal/use-shared-ref.ts';

export interface TooltipProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** A few words about the control. They do not replace its name. */
  text: ReactNode;
  /** Above or below the control where there is room; above when left out. */
  side?: Placement['side'] | undefined;
  /** The one control that it belongs to: a component that takes a button's handlers and `ref`. */
  children: ReactNode;
}

/** How long the pointer rests before it shows, and leaves before it goes, in ms. */
const delays = { show: 400, hide: 150 };

/**
 * A few words about a control, while the pointer rests on it or the keyboard's focus is there. Escape hides
 * it, and the pointer may move onto it. It is the control's description, also while it is hidden. Touch does
 * not show it.
 *
 * @example <Tooltip text="Ctrl + K"><Button>Buscar</Button></Tooltip>
 */
export function Tooltip({ text, side = 'top', className, children, ...props }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLElement>(null);
  const panel = useSharedRef(props.ref);
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const turn = (next: boolean, delay = 0) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), delay);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useFloating({ anchor, panel, open, side, align: 'center' });
  useEscape(open, () => turn(false));
  const hover = {
    onPointerEnter: ({ pointerType }: { pointerType: string }) => {
      if (pointerType !== 'touch') turn(true, delays.show);
    },
    onPointerLeave: () => turn(false, delays.hide),
  };
  const control = {
    ...hover,
    'aria-describedby': id,
    onFocus: ({ target }: { target: Element }) => {
      if (target.matches(':focus-visible')) turn(true);
    },
    onBlur: () => turn(false),
    // It would lie over what the press opens.
    onPointerDown: () => turn(false),
  };
  return (
    <>
      <Slot<HTMLElement> ref={anchor} {...control}>
        {children}
      </Slot>
      <span
        data-slot="tooltip"
        data-state={open ? 'open' : 'closed'}
        role="tooltip"
        popover="manual"
        {...props}
        {...hover}
        ref={panel}
        id={id}
        hidden={!open}
        className={cx('ui-floating ui-tooltip', className)}
      >
        {text}
      </span>
    </>
  );
}
