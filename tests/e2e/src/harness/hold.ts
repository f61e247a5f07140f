import type { Page } from '@playwright/test';

/**
 * Holds back what the pages ask for at such an address; the answer is the shop's, or `refusal`.
 *
 * @returns how to let it come, what is asked for later as well
 */
export async function hold(
  page: Page,
  url: string | RegExp,
  refusal?: { readonly status: number; readonly json: object },
): Promise<() => void> {
  let letCome = () => undefined as void;
  const coming = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(url, async (route) => {
    await coming;
    await (refusal ? route.fulfill(refusal) : route.continue());
  });
  return letCome;
}
