import { useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { useTimeout } from '../internal/use-timeout.ts';

/** How long departments stay after the pointer left, in ms: it may cut a corner on its way there. */
const hideDelay = 300;

/** Which category shows its departments, and what pointer, touch and keyboard do to that. */
export function useCategoryMenu() {
  const [open, setOpen] = useState<string | null>(null);
  const [leaving, setLeaving] = useState(false);
  const [touched, setTouched] = useState(false);

  useTimeout(leaving, hideDelay, () => {
    setOpen(null);
    setLeaving(false);
  });

  const show = (href: string) => {
    setOpen(href);
    setLeaving(false);
  };

  return {
    open,
    listProps: {
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType !== 'touch') setLeaving(true);
      },
      onPointerEnter: () => setLeaving(false),
      onKeyDown: moveFocus,
    },
    entryProps: (href: string) => ({
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType !== 'touch') show(href);
      },
    }),
    linkProps: (href: string, parent: boolean) => ({
      onFocus: () => {
        if (!touched) show(href);
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
