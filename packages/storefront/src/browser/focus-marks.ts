import { mainId } from './ids.ts';
import { isKeptAside } from './kept-boxes.ts';

/** Marks a part whose controls keep focus when the address changes. */
export const keepsFocusMark = { 'data-keeps-focus': '' } as const;

/** Marks what changes with the query alone, such as a list's products. */
export const resultsMark = { 'data-results': '', tabIndex: -1 } as const;

/** Whether focus is on a control that stays, or in a search being typed. */
export function keepsFocus(focused: Element | null): boolean {
  return Boolean(focused?.closest('[data-keeps-focus],[data-typed]'));
}

/** The candidates for focus after a navigation. */
export function contentOf(page: Document): {
  readonly main: HTMLElement | null;
  readonly results: HTMLElement | null;
} {
  return {
    main: page.getElementById(mainId),
    results: firstShown(page, '[data-results]'),
  };
}

/** The first match that is not in a page kept for Back. */
export function firstShown(within: ParentNode, selector: string): HTMLElement | null {
  const all = within.querySelectorAll<HTMLElement>(selector);
  return [...all].find((each) => !isKeptAside(each) && each.getClientRects().length > 0) ?? null;
}
