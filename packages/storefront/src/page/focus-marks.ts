import { mainId } from './main-id.ts';

/** Props of a part of a page in which a choice keeps the focus after the address has changed. */
export const keepsFocusMark = { 'data-keeps-focus': '' } as const;

/** Props of what is another when only the query of the address is, such as a list's products. */
export const resultsMark = { 'data-results': '', tabIndex: -1 } as const;

/** Whether the focus is on a choice that stays where it is, or in a search that is being typed. */
export function keepsFocus(focused: Element | null): boolean {
  return Boolean(focused?.closest('[data-keeps-focus],[data-typed]'));
}

/** What may take the focus of a page. */
export function contentOf(page: Document): {
  readonly main: HTMLElement | null;
  readonly results: HTMLElement | null;
} {
  return {
    main: page.getElementById(mainId),
    results: page.querySelector<HTMLElement>('[data-results]'),
  };
}
