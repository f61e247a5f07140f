import {
  createContext,
  use,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type FocusEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { cx } from '../internal/cx.ts';
import type { Placement } from '../internal/place-beside.ts';
import { Slot } from '../internal/slot.tsx';
import { useControllableState } from '../internal/use-controllable-state.ts';
import { useEscape } from '../internal/use-escape.ts';
import { useFloating } from '../internal/use-floating.ts';
import { useLatest } from '../internal/use-latest.ts';
import { useMergedRef } from '../internal/use-merged-ref.ts';

interface PopoverState {
  readonly id: string;
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
  readonly trigger: RefObject<HTMLElement | null>;
}

const PopoverContext = createContext<PopoverState | null>(null);

function usePopover() {
  const popover = use(PopoverContext);
  if (!popover) throw new Error('Parts of Popover stand in a PopoverRoot.');
  return popover;
}

export interface PopoverRootProps {
  /** Whether it shows, when the consumer holds that. */
  open?: boolean | undefined;
  /** Whether it shows at first, when `open` is left out. */
  defaultOpen?: boolean | undefined;
  /** Called when it opens or closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The trigger, and after it the content. */
  children: ReactNode;
}

/** Ties a popover to what opens it, and holds whether it is open, unless the consumer does. */
export function PopoverRoot({
  open,
  defaultOpen = false,
  onOpenChange,
  children,
}: PopoverRootProps) {
  const [isOpen, setOpen] = useControllableState({
    value: open,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  });
  const trigger = useRef<HTMLElement>(null);
  return (
    <PopoverContext value={{ id: useId(), open: isOpen, setOpen, trigger }}>
      {children}
    </PopoverContext>
  );
}

export interface PopoverTriggerProps {
  /** The one button that opens and closes it: a component that takes a button's handlers and `ref`. */
  children: ReactNode;
}

/** What opens the popover, and has the focus again when Escape closes it. */
export function PopoverTrigger({ children }: PopoverTriggerProps) {
  const { id, open, setOpen, trigger } = usePopover();
  const button = {
    'aria-expanded': open,
    'aria-haspopup': 'dialog',
    'aria-controls': open ? id : undefined,
    'data-state': open ? 'open' : 'closed',
    onClick: () => setOpen(!open),
  } as const;
  return (
    <Slot<HTMLElement> ref={trigger} {...button}>
      {children}
    </Slot>
  );
}

export interface PopoverContentProps extends ComponentProps<'div'> {
  /** Its name for assistive technology. */
  label: string;
  /** Above or below the trigger where there is room; below when left out. */
  side?: Placement['side'] | undefined;
  /** Which of the trigger's edges it is flush with; `start` when left out. */
  align?: Placement['align'] | undefined;
}

/** What it shows: closed, there is nothing of it in the page. */
export function PopoverContent(props: PopoverContentProps) {
  return usePopover().open ? <PopoverPanel {...props} /> : null;
}

function PopoverPanel({
  label,
  side = 'bottom',
  align = 'start',
  className,
  ref: theirs,
  onBlur,
  ...props
}: PopoverContentProps) {
  const { id, setOpen, trigger } = usePopover();
  const panel = useRef<HTMLDivElement>(null);
  const ref = useMergedRef(theirs, panel);
  useFloating({ anchor: trigger, panel, open: true, side, align });
  useLayoutEffect(() => panel.current?.focus({ preventScroll: true }), []);
  useEscape(true, () => {
    setOpen(false);
    trigger.current?.focus();
  });
  const isOurs = (target: EventTarget | null) =>
    target instanceof Node &&
    [panel.current, trigger.current].some((node) => node?.contains(target));
  const pressed = useLatest((target: EventTarget | null) => {
    if (!isOurs(target)) setOpen(false);
  });
  useEffect(() => {
    const page = panel.current?.ownerDocument;
    const press = ({ target }: PointerEvent) => pressed.current(target);
    page?.addEventListener('pointerdown', press);
    return () => page?.removeEventListener('pointerdown', press);
  }, [pressed]);
  const leaving = {
    onBlur: (event: FocusEvent<HTMLDivElement>) => {
      onBlur?.(event);
      // Focus that goes nowhere, as on a press on text, leaves it open.
      if (event.relatedTarget && !isOurs(event.relatedTarget)) setOpen(false);
    },
  };
  return (
    <div
      data-slot="popover"
      data-state="open"
      role="dialog"
      aria-label={label}
      popover="manual"
      tabIndex={-1}
      {...props}
      ref={ref}
      id={id}
      {...leaving}
      className={cx('ui-floating ui-popover-panel', className)}
    />
  );
}

export interface PopoverProps
  extends Omit<PopoverRootProps, 'children'>, Omit<PopoverContentProps, 'children'> {
  /** The one button that opens and closes it. */
  trigger: ReactNode;
  /** What it shows. */
  children: ReactNode;
}

/**
 * Something more beside a button, which does not cover the page: a few fields, an explanation with a link.
 * Escape, a press elsewhere and leaving it by Tab close it. Where its button stands elsewhere, put its parts
 * together: `Popover.Root`, `Popover.Trigger` and `Popover.Content`.
 */
export function Popover({ trigger, open, defaultOpen, onOpenChange, ...content }: PopoverProps) {
  return (
    <PopoverRoot {...{ open, defaultOpen, onOpenChange }}>
      <PopoverTrigger>{trigger}</PopoverTrigger>
      <PopoverContent {...content} />
    </PopoverRoot>
  );
}

Popover.Root = PopoverRoot;
Popover.Trigger = PopoverTrigger;
Popover.Content = PopoverContent;
