import * as v from 'valibot';
import type { PageMaker } from './devtools.ts';
import { openPhone, type Measure, type Phone } from './phone.ts';
import { watchScreen, type Wanted } from './watch-screen.ts';

/** Measurements by name: "list, to open: main thread, ms". */
export type Figures = Readonly<Record<string, number>>;

/** Pages that a visit opens; from the list it goes on to products and back, and adds one to the cart. */
export type PageName = 'home' | 'list' | 'product';

/** Visits a page as a shopper who was never there. */
export async function visit(
  browser: PageMaker,
  name: PageName,
  address: string,
  measure: Measure,
): Promise<Figures> {
  const phone = await openPhone(browser, measure);
  try {
    return {
      ...(await open(phone, name, address, measure)),
      ...(name === 'list' && (await walk(phone, measure))),
    };
  } finally {
    await phone.close();
  }
}

/** Opens a page whose scripts don't run: the least that its HTML, styles and pictures take. */
export async function visitWithoutScript(
  browser: PageMaker,
  name: PageName,
  address: string,
  measure: Measure,
): Promise<Figures> {
  const phone = await openPhone(browser, measure, false);
  try {
    return await open(phone, `${name} without script`, address, measure);
  } finally {
    await phone.close();
  }
}

async function open(phone: Phone, name: string, address: string, measure: Measure) {
  const { all, script, layout, layouts } = await phone.work(() =>
    phone.send('Page.navigate', { url: address }),
  );
  if (measure === 'processor') {
    return {
      [`${name}: main thread, ms`]: all,
      [`${name}: of it script`]: script,
      [`${name}: of it style and layout`]: layout,
      [`${name}: layouts`]: layouts,
      [`${name}: boxes`]: await phone.boxes(),
    };
  }
  const seen = v.parse(whatWasSeen, await phone.evaluate(readEntries));
  return {
    [`${name}: first paint, ms`]: seen.firstPaint,
    [`${name}: largest paint, ms`]: seen.largestPaint,
    [`${name}: blocking, ms`]: seen.blocking,
    [`${name}: layout shift`]: seen.shift,
    [`${name}: HTML, kB`]: seen.html,
    [`${name}: script in four seconds, kB`]: seen.script,
    [`${name}: styles in four seconds, kB`]: seen.style,
  };
}

const whatWasSeen = v.object({
  firstPaint: v.number(),
  largestPaint: v.number(),
  blocking: v.number(),
  shift: v.number(),
  html: v.number(),
  script: v.number(),
  style: v.number(),
});

/** In the page: what the browser has noted about its first load; sizes as they travelled. */
async function readEntries() {
  const noted = (type: string) =>
    new Promise<readonly PerformanceEntry[]>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
      observer.observe({ type, buffered: true });
      setTimeout(() => resolve([]), 500);
    });
  const sum = (figures: readonly number[]) => figures.reduce((all, figure) => all + figure, 0);
  const tasks = await noted('longtask');
  const shifts = await noted('layout-shift');
  const largest = (await noted('largest-contentful-paint')).at(-1);
  const [page] = performance.getEntriesByType('navigation');
  const size = (entry: PerformanceEntry | undefined) =>
    entry instanceof PerformanceResourceTiming ? entry.encodedBodySize / 1000 : 0;
  const sizeOf = (ending: RegExp) =>
    sum(
      performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => startTime < 4000 && ending.test(name))
        .map(size),
    );
  return {
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    largestPaint: largest?.startTime,
    blocking: sum(tasks.map(({ duration }) => Math.max(0, duration - 50))),
    shift: sum(shifts.map((entry) => ('value' in entry ? Number(entry.value) : 0))),
    html: size(page),
    script: sizeOf(/\.js$/),
    style: sizeOf(/\.css$/),
  };
}

/** From the list to a product, back, to another product; and a product of the list into the cart. */
async function walk(phone: Phone, measure: Measure): Promise<Figures> {
  const first = await pressCard(phone, 'press first', 2, measure);
  const back = await press(phone, 'Back', { path: '/produtos' }, measure, () =>
    phone.evaluate(() => history.back()),
  );
  const again = await pressCard(phone, 'press again', 3, measure);
  await phone.work(() => phone.evaluate(() => history.back()));
  return { ...first, ...back, ...again, ...(await pressAdd(phone, measure)) };
}

const place = v.object({ x: v.number(), y: v.number() });
const cardLink = v.object({ ...place.entries, path: v.string(), name: v.string() });

const card = 'main [data-slot=product-card]';

async function pressCard(phone: Phone, name: string, position: number, measure: Measure) {
  const { x, y, ...wanted } = v.parse(
    cardLink,
    await bring(phone, `${card} .ui-cover-link`, position),
  );
  return press(phone, name, wanted, measure, () => phone.tap(x, y));
}

/** Scrolls to an element and waits until the page rests; where it is in the window. */
async function bring(phone: Phone, selector: string, position: number): Promise<unknown> {
  await phone.work(() => phone.evaluate(findPlace, selector, position));
  return phone.evaluate(findPlace, selector, position);
}

/** In the page: brings an element of those that are seen into the window. */
function findPlace(selector: string, position: number) {
  const element = [...document.querySelectorAll<HTMLElement>(selector)].filter((one) =>
    one.checkVisibility(),
  )[position];
  element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = element?.getBoundingClientRect();
  return {
    x: box && box.left + box.width / 2,
    y: box && box.top + box.height / 2,
    name: element?.textContent.replaceAll(/\s+/g, ' ').trim(),
    path: element instanceof HTMLAnchorElement ? element.pathname : '',
  };
}

const answer = v.object({ shown: v.number(), whole: v.number(), shift: v.number() });

async function press(
  phone: Phone,
  name: string,
  wanted: Wanted,
  measure: Measure,
  act: () => Promise<unknown>,
): Promise<Figures> {
  // Who watches each frame works on the main thread too.
  if (measure === 'processor') return workOf(name, await phone.work(act));
  await phone.evaluate(watchScreen, wanted);
  await act();
  const { shown, whole, shift } = v.parse(answer, await phone.evaluate(() => globalThis.answer));
  await phone.work(async () => undefined);
  return {
    [`${name}: until shown, ms`]: shown,
    [`${name}: until the first screen is whole, ms`]: whole,
    [`${name}: layout shift`]: shift,
  };
}

async function pressAdd(phone: Phone, measure: Measure): Promise<Figures> {
  const { x, y } = v.parse(place, await bring(phone, `${card} .ui-card-foot button`, 1));
  const name = 'add to cart';
  if (measure === 'processor') return workOf(name, await phone.work(() => phone.tap(x, y)));
  await phone.evaluate(watchEvents);
  await phone.tap(x, y);
  const painted = v.parse(v.number(), await phone.evaluate(() => globalThis.painted));
  return { [`${name}: until its answer is painted, ms`]: painted };
}

function workOf(
  name: string,
  { all, script, layout, layouts }: Awaited<ReturnType<Phone['work']>>,
) {
  return {
    [`${name}: main thread, ms`]: all,
    [`${name}: of it script`]: script,
    [`${name}: of it style and layout`]: layout,
    [`${name}: layouts`]: layouts,
  };
}

declare global {
  var painted: Promise<number> | undefined;
}

/** In the page: `painted` is how long the next press waits for what the browser paints after its events. */
function watchEvents(): void {
  globalThis.painted = new Promise<number>((resolve) => {
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
        setTimeout(() => resolve(longest), 3000);
      },
      { capture: true, once: true },
    );
  });
}
