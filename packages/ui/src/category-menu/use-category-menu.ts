import { useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { useTimeout } from '../internal/use-timeout.ts';

/**
 * How long departments stay open after the pointer left their category, in ms: on its way to them
 * it crosses other categories.
 */
const hideDelay = 300;

/**
 * Which category shows its departments, and the handlers for pointer, touch and keyboard.
 * @param categories current ones: departments may load while the pointer is already on a category
 */
export function useCategoryMenu(
  categories: readonly { readonly href: string; readonly departments: readonly unknown[] }[],
) {
  // The category under pointer or focus, with departments or without.
  const [at, setAt] = useState<string | null>(null);
  // The category that opens after the delay, if the pointer stays.
  const [next, setNext] = useState(at);
  const [touched, setTouched] = useState(false);
  const open = categories.find(({ href }) => href === at)?.departments.length ? at : null;

  const show = (href: string) => {
    setAt(href);
    setNext(href);
  };

  useTimeout(next !== at, hideDelay, () => setAt(next));

  return {
    open,
    listProps: {
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType !== 'touch') setNext(null);
      },
      onPointerEnter: () => setNext(at),
      onKeyDown: moveFocus,
    },
    entryProps: (href: string) => ({
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType === 'touch') return;
        if (open === null) show(href);
        else setNext(href);
      },
    }),
    linkProps: (href: string, parent: boolean) => ({
      onFocus: () => {
        if (!touched) show(href);
      },
      onPointerDown: (event: PointerEvent) => setTouched(event.pointerType === 'touch'),
      onClick: (event: MouseEvent) => {
        // The first touch opens the departments; the category's own link is their last entry.
        if (!touched || !parent || open === href) return;
        event.preventDefault();
        event.stopPropagation();
        show(href);
      },
    }),
  };
}

/** Up and down move within a list, right enters the departments, left returns. */
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
