import { chromium, type BrowserContext, type Locator, type Page } from 'playwright';
import { startChromium } from './chromium.ts';
import { median } from './median.ts';
import { watchScreen, type Answer, type Wanted } from './watch-screen.ts';

/** What a shopper does on the way through the shop, in this order. */
export type Step =
  | 'list, product'
  | 'product, Back'
  | 'list, another product'
  | 'product, search'
  | 'search, product';

/** How long each press was without its answer, in milliseconds. */
export interface Navigation {
  readonly steps: Readonly<Record<Step, Answer>>;
  /** From a press on "add" to what the browser paints next; the first one and the next. */
  readonly add: { readonly first: number; readonly second: number };
}

/** 1.6 Mbit/s down, 0.75 up and 150 ms, as Lighthouse reckons with a phone's line. */
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
} as const;

/** How much slower than this machine the phone is. */
const slower = 4;

/**
 * Walks through a storefront a few times, each with nothing kept from before, after one that does not
 * count: the API makes each width of a picture when it is asked for the first time.
 */
export async function navigate(origin: string, times: number): Promise<Navigation> {
  await walk(origin);
  const walks: Navigation[] = [];
  for (let time = 0; time < times; time += 1) walks.push(await walk(origin));
  const of = (figure: (walk: Navigation) => number) => median(walks.map(figure));
  const answer = (step: Step): Answer => ({
    shown: of((made) => made.steps[step].shown),
    whole: of((made) => made.steps[step].whole),
    shift: of((made) => made.steps[step].shift),
  });
  return {
    steps: {
      'list, product': answer('list, product'),
      'product, Back': answer('product, Back'),
      'list, another product': answer('list, another product'),
      'product, search': answer('product, search'),
      'search, product': answer('search, product'),
    },
    add: { first: of(({ add }) => add.first), second: of(({ add }) => add.second) },
  };
}

async function walk(origin: string): Promise<Navigation> {
  const started = await startChromium();
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${started.port}`);
  try {
    const context = await browser.newContext({
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
    });
    const page = await openPage(context, `${origin}/produtos`);
    const first = await pressCard(page, 2);
    const back = await press(page, { path: '/produtos' }, () => page.goBack());
    const second = await pressCard(page, 3);
    const search = await submitSearch(page, 'broca');
    const found = await pressCard(page, 1);
    const list = await openPage(context, `${origin}/produtos`);
    const add = { first: await pressAdd(list, 0), second: await pressAdd(list, 1) };
    return {
      steps: {
        'list, product': first,
        'product, Back': back,
        'list, another product': second,
        'product, search': search,
        'search, product': found,
      },
      add,
    };
  } finally {
    await browser.close();
    await started.close();
  }
}

/** Opens a page on a slow phone, until nothing more comes. */
async function openPage(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.goto(address);
  await page.waitForFunction(() => document.documentElement.dataset['hydrated'] === 'whole');
  await atRest(page);
  return page;
}

/** A shopper reads for a while, and the page does what it does at rest. */
async function atRest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(3000);
}

/** Presses the name of a card. */
async function pressCard(page: Page, position: number): Promise<Answer> {
  const link = page.locator('main [data-slot=product-card] .ui-cover-link').nth(position);
  const { path, name } = await link.evaluate((element) => ({
    path: new URL(element instanceof HTMLAnchorElement ? element.href : '').pathname,
    name: element.textContent.replaceAll(/\s+/g, ' ').trim(),
  }));
  await link.scrollIntoViewIfNeeded();
  await atRest(page);
  return press(page, { path, name }, () => link.tap());
}

async function submitSearch(page: Page, text: string): Promise<Answer> {
  const box = page.getByRole('combobox').first();
  await box.tap();
  await box.fill(text);
  await atRest(page);
  return press(page, { path: `/produtos?text=${text}` }, () => box.press('Enter'));
}

async function press(page: Page, wanted: Wanted, run: () => Promise<unknown>): Promise<Answer> {
  await page.evaluate(watchScreen, wanted);
  await run();
  const answer = await page.evaluate(() => globalThis.answer);
  if (!answer) throw new Error(`${wanted.path}: the page was left.`);
  await atRest(page);
  return answer;
}

/** Presses the button of a card; how long until the browser paints. */
async function pressAdd(page: Page, position: number): Promise<number> {
  const button: Locator = page
    .locator('main [data-slot=product-card] .ui-card-foot button')
    .nth(position);
  await button.scrollIntoViewIfNeeded();
  await atRest(page);
  const painted = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        addEventListener(
          'pointerdown',
          ({ timeStamp }) => {
            let longest = 0;
            const observer = new PerformanceObserver((list) => {
              for (const { startTime, duration } of list.getEntries()) {
                longest = Math.max(longest, startTime + duration - timeStamp);
              }
            });
            const shortest = { durationThreshold: 16 };
            observer.observe({ type: 'event', ...shortest });
            setTimeout(() => resolve(longest), 2000);
          },
          { capture: true, once: true },
        );
      }),
  );
  await button.tap();
  const result = await painted;
  await page.keyboard.press('Escape');
  await atRest(page);
  return result;
}
