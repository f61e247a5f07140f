import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Waits until the focus is in a dialog, a drawer or a menu. It is in the page a moment earlier, and
 * answers to keys from then on.
 */
export async function expectFocusIn(part: Locator): Promise<void> {
  await expect(part.and(part.page().locator(':focus-within'))).toBeVisible();
}

/**
 * Waits until what has the focus is in the window, and nothing that stays there, as a bar at the foot,
 * stands over its middle (WCAG 2.2, 2.4.11).
 */
export async function expectFocusSeen(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(coverOfFocus)).toBe('nothing');
}

/** What stands over the middle of what has the focus. */
function coverOfFocus(): string {
  const focused = document.activeElement;
  if (!focused) return 'no focus';
  const { left, width, top, height } = focused.getBoundingClientRect();
  let over = document.elementFromPoint(left + width / 2, top + height / 2);
  if (!over) return `the end of the window over ${focused.id}`;
  for (; over && !over.contains(focused); over = over.parentElement) {
    const { position } = getComputedStyle(over);
    if (position === 'fixed' || position === 'sticky')
      return `${over.className} over ${focused.id}`;
  }
  return 'nothing';
}
