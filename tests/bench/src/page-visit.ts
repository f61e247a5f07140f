import * as v from 'valibot';
import type { PageMaker } from './devtools.ts';
import { findPlace, readEntries, watchEvents } from './in-page.ts';
import { openPhone, type Measure, type Phone, type Work } from './phone.ts';
import { watchScreen, type Wanted } from './watch-screen.ts';

/** Measurements by name: "list, to open: main thread, ms". */
export type Figures = Readonly<Record<string, number>>;

/** Pages that a visit opens; from the list it goes on to products and back, and adds one to the cart. */
export const pageNames = ['home', 'list', 'product'] as const;
export type PageName = (typeof pageNames)[number];

/**
 * Opens a page as a shopper who was never there, and walks on from the list. Without its scripts: the least
 * that the page's HTML, styles and pictures take.
 */
export async function visit(
  browser: PageMaker,
  page: PageName,
  address: string,
  measure: Measure,
  withScript = true,
): Promise<Figures> {
  const phone = await openPhone(browser, measure, withScript);
  try {
    const work = await phone.work(() => phone.send('Page.navigate', { url: address }));
    const name = withScript ? page : `${page} without script`;
    const opened =
      measure === 'processor'
        ? { ...rowsOf(name, work), [`${name}: boxes`]: await phone.boxes() }
        : seenRows(name, v.parse(whatWasSeen, await phone.evaluate(readEntries)));
    return withScript && page === 'list' ? { ...opened, ...(await walk(phone, measure)) } : opened;
  } finally {
    await phone.close();
  }
}

function rowsOf(name: string, { all, script, layout, layouts }: Work): Figures {
  return {
    [`${name}: main thread, ms`]: all,
    [`${name}: of it script`]: script,
    [`${name}: of it style and layout`]: layout,
    [`${name}: layouts`]: layouts,
  };
}

function seenRows(name: string, seen: v.InferOutput<typeof whatWasSeen>): Figures {
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

const answer = v.object({ shown: v.number(), whole: v.number(), shift: v.number() });

async function press(
  phone: Phone,
  name: string,
  wanted: Wanted,
  measure: Measure,
  act: () => Promise<unknown>,
): Promise<Figures> {
  // Who watches each frame works on the main thread too.
  if (measure === 'processor') return rowsOf(name, await phone.work(act));
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
  if (measure === 'processor') return rowsOf(name, await phone.work(() => phone.tap(x, y)));
  await phone.evaluate(watchEvents);
  await phone.tap(x, y);
  const painted = v.parse(v.number(), await phone.evaluate(() => globalThis.painted));
  return { [`${name}: until its answer is painted, ms`]: painted };
}
