import {
  useId,
  useRef,
  useState,
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { cx } from '../internal/cx.ts';
import { useLazyPart } from '../internal/lazy-part.ts';
import { Slot } from '../internal/slot.tsx';
import { useBrowserHas } from '../internal/use-browser-has.ts';
import { menuPart } from './menu-part.ts';
import type { MenuItemTone } from './menu.variants.ts';

/** An entry of a {@link Menu}: it leads somewhere, or it does something. */
export interface MenuItem {
  /** What it says; also what typing its first letters finds. */
  label: string;
  /** Where it leads. */
  href?: string | undefined;
  /** Called when it is chosen; the menu closes. */
  onSelect?: (() => void) | undefined;
  /** Before the label, 20 px. */
  icon?: ReactNode;
  /** At the end of the line, such as a rate. */
  detail?: ReactNode;
  /** `danger` for what removes; red. */
  tone?: MenuItemTone;
  /** Whether it stands for the page that is open. */
  current?: boolean | undefined;
  /** Whether a line parts it from the one above. */
  apart?: boolean | undefined;
}

export interface MenuProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The menu's name for assistive technology. */
  label: string;
  /** Above the entries, such as the customer's name. */
  heading?: ReactNode;
  /** In the order in which they are shown. */
  items: readonly MenuItem[];
  /** Which of the trigger's edges it is flush with; `end` when left out. */
  align?: 'start' | 'end' | undefined;
  /**
   * Where its list is put; the landmark or dialog around it when left out, or else the page's body. In
   * an iframe or a shadow root give a node of theirs, where the styles are.
   */
  container?: Element | DocumentFragment | null | undefined;
  /**
   * The one element that opens it, which keeps its element and looks: a link to a page with the same
   * entries, or a `<summary>` with `fallback`. Without JavaScript that is what it is.
   */
  children: ReactNode;
  /** What a `<summary>` shows without JavaScript. */
  fallback?: ReactNode;
}

const always = () => true;

/**
 * Actions behind a button. Arrow keys, Home, End and first letters go through it, Escape closes it
 * and gives the focus back. It does not stop the page from scrolling.
 */
export function Menu({
  label,
  heading,
  items,
  align = 'end',
  container,
  fallback,
  className,
  children,
  ...props
}: MenuProps) {
  const trigger = useRef<HTMLElement>(null);
  const { wanted, triggerProps, layerProps } = useMenu(trigger);
  const { loaded: Layer } = menuPart;
  const slot = (
    <Slot ref={trigger} {...triggerProps}>
      {children}
    </Slot>
  );
  return (
    <div data-slot="menu" {...props} className={cx('ui-menu-anchor', className)}>
      {fallback ? (
        <details className="ui-menu">
          {slot}
          {fallback}
        </details>
      ) : (
        slot
      )}
      {Layer && wanted ? (
        <Layer {...layerProps} {...{ trigger, label, heading, items, align, container }} />
      ) : null}
    </div>
  );
}

/** Whether a menu is open, its lazy code, and its trigger's handlers. */
function useMenu(trigger: RefObject<HTMLElement | null>) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [near, setNear] = useState(false);
  const wanted = near || open;
  const enhanced = useBrowserHas(always);
  const withoutMenu = useRef(false);

  useLazyPart(menuPart, wanted, () => {
    setNear(false);
    if (!open) return;
    setOpen(false);
    // The menu's code failed to load: the trigger behaves as without JavaScript.
    withoutMenu.current = true;
    trigger.current?.click();
    withoutMenu.current = false;
  });

  const comeNear = () => setNear(true);
  const press = (event: MouseEvent<HTMLElement>) => {
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
    const unfolded = event.currentTarget.closest('details')?.open;
    if (withoutMenu.current || elsewhere || unfolded) return;
    event.preventDefault();
    setOpen(!open);
  };
  return {
    wanted,
    triggerProps: {
      ...(enhanced && {
        'aria-haspopup': 'menu' as const,
        'aria-expanded': open,
        'data-state': open ? 'open' : 'closed',
      }),
      'aria-controls': open ? id : undefined,
      onPointerEnter: comeNear,
      onFocus: comeNear,
      onClick: press,
      onKeyDown: (event: { key: string; preventDefault: () => void }) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        setOpen(true);
      },
    },
    layerProps: { id, open, onOpenChange: setOpen },
  };
}
