import { expect, type Page } from '@playwright/test';

/** Lets calls to the store fail: with a status, or with no answer at all. */
export async function failing(
  page: Page,
  call: RegExp,
  status: number | 'unreachable' = 500,
): Promise<void> {
  await page.route(call, (route) =>
    status === 'unreachable'
      ? route.abort('internetdisconnected')
      : route.fulfill({ status, json: { message: '' } }),
  );
}

/** Answers calls to the store with this. */
export async function answering(page: Page, call: RegExp, json: unknown): Promise<void> {
  await page.route(call, (route) => route.fulfill({ json }));
}

/** Goes to a page of the shop as a link does, without asking its server. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

/** The longest pause before an automatic retry of a read, in milliseconds. */
const longestPause = 6000;

/** Lets the automatic retries of a read pass by, until the page says that it failed. */
export async function afterRetries(page: Page): Promise<void> {
  const alert = page.getByRole('main').getByRole('alert').first();
  await expect(async () => {
    await page.clock.fastForward(longestPause);
    await expect(alert).toBeVisible({ timeout: 300 });
  }).toPass({ timeout: 30_000 });
}
