import type { Page } from '@playwright/test';

/**
 * Holds back what the pages ask for at such an address.
 *
 * @returns how to let it come, what is asked for later as well
 */
export async function hold(page: Page, url: string | RegExp): Promise<() => void> {
  let letCome = () => undefined as void;
  const coming = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(url, async (route) => {
    await coming;
    await route.continue();
  });
  return letCome;
}
