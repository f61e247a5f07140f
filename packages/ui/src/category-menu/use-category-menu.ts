import { useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { useTimeout } from '../internal/use-timeout.ts';

/**
 * How long departments stay after the pointer left their category, in ms: on its straight way to them
 * it cuts across others.
 */
const hideDelay = 300;

/** Which category shows its departments, and what pointer, touch and keyboard do to that. */
export function useCategoryMenu() {
  const [open, setOpen] = useState<string | null>(null);
  // What will be open once the delay is over, if the pointer stays where it is.
  const [next, setNext] = useState(open);
  const [touched, setTouched] = useState(false);

  const show = (href: string | null) => {
    setOpen(href);
    setNext(href);
  };

  useTimeout(next !== open, hideDelay, () => setOpen(next));

  return {
    open,
    listProps: {
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType !== 'touch') setNext(null);
      },
      onPointerEnter: () => setNext(open),
      onKeyDown: moveFocus,
    },
    entryProps: (href: string, parent: boolean) => ({
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType === 'touch') return;
        const own = parent ? href : null;
        if (open === null) show(own);
        else setNext(own);
      },
    }),
    linkProps: (href: string, parent: boolean) => ({
      onFocus: () => {
        if (!touched) show(parent ? href : null);
      },
      onPointerDown: (event: PointerEvent) => setTouched(event.pointerType === 'touch'),
      onClick: (event: MouseEvent) => {
        // The first touch shows the departments, of which the last leads where this link does.
        if (!touched || !parent || open === href) return;
        event.preventDefault();
        event.stopPropagation();
        show(href);
      },
    }),
  };
}

/** Up and down within a list, right into the departments, left back to the category. */
function moveFocus(event: KeyboardEvent): void {
  const link = event.target instanceof HTMLElement ? event.target.closest('a') : null;
  const entry = link?.closest('li');
  if (!link || !entry) return;
  const beside = (node: Element | null | undefined) =>
    node?.querySelector<HTMLElement>(':scope > a') ?? null;
  const targets: Readonly<Record<string, () => HTMLElement | null>> = {
    ArrowDown: () => beside(entry.nextElementSibling ?? entry.parentElement?.firstElementChild),
    ArrowUp: () => beside(entry.previousElementSibling ?? entry.parentElement?.lastElementChild),
    ArrowRight: () => entry.querySelector<HTMLElement>(':scope > div a'),
    ArrowLeft: () => beside(entry.parentElement?.closest('li')),
  };
  const target = targets[event.key]?.();
  if (!target) return;
  event.preventDefault();
  target.focus();
}
