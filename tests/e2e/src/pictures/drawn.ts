import type { Page, Request } from '@playwright/test';
import { isHydrated } from '../harness/hydrated.ts';
import type { RegionCode } from '../harness/region.ts';

/** A window's height before it takes that of its page, in CSS pixels. */
const windowHeights = { 390: 844, 1440: 900 } as const;

type Width = keyof typeof windowHeights;

/** The width of a region's pictures, in CSS pixels: a desk in Portuguese, a phone in Spanish. */
export const widthOf: Readonly<Record<RegionCode, Width>> = { br: 1440, py: 390 };

/**
 * How long nothing may be asked for until a page counts as done, in milliseconds: longer than React
 * waits until it shows what came soon after it had shown that it was coming (300 ms).
 */
const quiet = 400;

/** How much of a page's own time has to pass besides: more than it waits for an idle moment (50 ms). */
const due = 60;

/** Knows what a page is still waiting for. */
export class Pending {
  readonly #page: Page;
  readonly #requests = new Set<Request>();
  #last = Date.now();

  constructor(page: Page) {
    this.#page = page;
    page.on('request', (request) => {
      this.#requests.add(request);
      this.#last = Date.now();
    });
    const end = (request: Request) => {
      this.#requests.delete(request);
      this.#last = Date.now();
    };
    page.on('requestfinished', end);
    page.on('requestfailed', end);
  }

  /** Waits until everything has been answered and taken up, and nothing more is asked for. */
  async none(): Promise<void> {
    do {
      while (this.#isBusy) await new Promise((resolve) => setTimeout(resolve, 20));
      await this.#page.evaluate(untilIdle, due);
    } while (this.#isBusy);
  }

  get #isBusy(): boolean {
    return this.#requests.size > 0 || Date.now() - this.#last < quiet;
  }
}

/**
 * Waits in the page until it has done all that is due by then, however long that takes it: a page
 * that is busy asks for nothing either.
 */
async function untilIdle(time: number): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, time);
  });
  await scheduler.postTask(() => undefined, { priority: 'background' });
}

/** Gives the window a width, and the height that a page has before one scrolls. */
export async function resize(page: Page, width: Width): Promise<void> {
  await setWindow(page, { width, height: windowHeights[width] });
}

/** Sets the window's size, and waits until the page has it. */
async function setWindow(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction(
    ({ width, height }) => innerWidth === width && innerHeight === height,
    size,
  );
}

/** Waits until React has taken a page over. */
export async function untilTakenOver(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
}

/** Waits until all that a page shows is there. */
export async function untilDrawn(page: Page, pending: Pending): Promise<void> {
  await pending.none();
  await page.waitForFunction(() => document.querySelector('main [aria-busy=true]') === null);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const images = [...document.images].map((image) => {
      image.loading = 'eager';
      return image.decode();
    });
    await Promise.allSettled(images);
  });
}

/**
 * Makes the window as high as the page, so that what comes when it is near comes, and bars that
 * stay in the window stand at the page's end. A page fills its window: how high it is by itself is
 * seen in a low one, and again once all has come.
 */
export async function fit(page: Page, width: Width, pending: Pending): Promise<void> {
  let before = 0;
  for (let round = 0; round < 6; round += 1) {
    await resize(page, width);
    const height = await heightOf(page);
    await setWindow(page, { width, height });
    await untilSeen(page);
    await untilDrawn(page, pending);
    if (height === before && (await fits(page))) break;
    before = height;
  }
}

/**
 * Waits until a frame is drawn, and what comes when it is near the window knows that it is: observers
 * are notified in the order of their creation, this one last.
 */
async function untilSeen(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise<void>((resolve) => {
      const observer = new IntersectionObserver(() => {
        observer.disconnect();
        resolve();
      });
      observer.observe(document.documentElement);
    });
  });
}

/** Whether all of the page is in the window. */
async function fits(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollHeight <= innerHeight);
}

/** How high the page is, once what measures itself has drawn again. */
async function heightOf(page: Page): Promise<number> {
  let [before, height] = [0, -1];
  for (let round = 0; before !== height && round < 20; round += 1) {
    before = height;
    await untilSeen(page);
    await page.evaluate(untilIdle, due);
    height = await page.evaluate(() => document.documentElement.scrollHeight);
  }
  return height;
}
