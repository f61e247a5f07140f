import { expect, type Page, type Request } from '@playwright/test';

/**
 * Watches what a page asks for, from before it is opened. Playwright's `networkidle` may be over
 * before a page has its code, and with it before all that it fetches by itself once it works.
 *
 * @returns how to wait until nothing is under way, nor about to be
 */
export function watchRequests(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  let asked = 0;
  const end = (request: Request) => underWay.delete(request);
  page.on('request', (request) => {
    asked += 1;
    underWay.add(request);
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return () =>
    expect(async () => {
      const before = asked;
      await page.evaluate(untilIdle);
      expect([...underWay].map((request) => request.url())).toEqual([]);
      expect(asked).toBe(before);
    }).toPass();
}

/**
 * Waits until the browser has nothing else to do, twice: what the page has put off until then comes
 * before that, and what follows from it.
 */
async function untilIdle(): Promise<void> {
  const idle = () =>
    new Promise<void>((resolve) => {
      requestIdleCallback(() => resolve());
    });
  await idle();
  await idle();
}
