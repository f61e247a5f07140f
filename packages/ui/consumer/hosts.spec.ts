import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, type JSHandle, type Page } from '@playwright/test';
import { folder } from './app.ts';
import { test } from './built-app.ts';

const require = createRequire(import.meta.url);
const bootstrap = await readFile(require.resolve('bootstrap/dist/css/bootstrap.min.css'), 'utf8');
const pico = await readFile(require.resolve('@picocss/pico/css/pico.min.css'), 'utf8');

/** A reset and looks for elements, as a page has them that is written by hand. */
const bare = `
  * { box-sizing: content-box; margin: 0; padding: 0 }
  body { font: italic 18px/2 Georgia, serif; color: #333; letter-spacing: 1px }
  h1, h2, h3, h4 { margin: 1em 0; font: 700 28px/1.2 Georgia, serif; color: blue }
  p, dl, dd, figure { margin: 1em 0; font-size: 20px; line-height: 2; color: gray }
  nav ul li a { color: red; text-decoration: underline; font-weight: bold; border-bottom: 1px dotted }
  a { color: red; text-decoration: underline }
  ul, ol { margin: 1em 0; padding-left: 40px; list-style: square }
  li { margin: 4px; line-height: 3 }
  button { border: 3px outset; border-radius: 0; background: #ddd; color: #000; font: 13px Arial }
  input, select, textarea { border: 2px inset; border-radius: 0; background: yellow; padding: 9px }
  label { display: block; font-weight: bold; text-transform: uppercase }
  table { border-collapse: separate; border-spacing: 9px } th, td { border: 1px solid; padding: 9px }
  img, svg { border: 2px solid; vertical-align: baseline }
  span, small, strong { font-size: 110%; color: maroon }
  div, section, article, header, footer { font-size: 19px }
  ::before, ::after { color: lime }
  ::placeholder { color: lime }`;

/** What a rule for states and attributes says of elements, which a sheet such as Pico has many of. */
const states = `${bare}
  a:hover, a:not([class='x']) { color: lime }
  input:not([type='checkbox']) { width: 50%; margin-bottom: 16px; border-radius: 9px }
  [type='button'], [type='submit'] { background: teal; border-radius: 9px }
  [role='tab'], [role='alert'] { font-size: 30px }`;

/** Properties that every element inherits from the page. */
const ofPage = [
  'color-scheme',
  'tab-size',
  'text-size-adjust',
  'text-rendering',
  'text-underline-offset',
  'text-align',
];

/** The page's own parts, alike beside every sheet: what the kit's stand in. */
const frame = `
  html { font-size: 16px !important }
  [data-case] { position: relative !important; margin: 0 !important; padding: 0 !important }
  [data-case='shop'] { display: grid !important; grid-template-columns: 900px; gap: 8px }`;

/** Parts of it of which pictures are compared. */
const pictured = [
  '.ui-button-action',
  '.ui-price-tag',
  '.ui-product-card',
  '.ui-field',
  '.ui-tabs',
  '.ui-notice',
];

async function picturesOf(page: Page): Promise<readonly string[]> {
  const pictures: string[] = [];
  for (const part of pictured) {
    const picture = await page.locator(`[data-case='shop'] ${part}`).first().screenshot();
    pictures.push(`${part} ${picture.toString('base64')}`);
  }
  return pictures;
}

/** Opens every component, or one that lies over the page. */
async function open(page: Page, over = ''): Promise<void> {
  await page.goto(`/hosts/hosts.html${over ? `?over=${over}` : ''}`);
  await page.addStyleTag({ content: frame });
  await expect(page.locator(over ? '.ui-backdrop' : '[data-case]').last()).toBeAttached();
  await page.evaluate(() => document.fonts.ready);
}

/** What each of the kit's elements looks like, with what stands before and after it: lines that stay in the page. */
function looks(page: Page): Promise<JSHandle<readonly string[]>> {
  return page.evaluateHandle((leftOut) => {
    for (const animation of document.getAnimations()) {
      if ('transitionProperty' in animation) animation.finish();
      else {
        animation.pause();
        animation.currentTime = 0;
      }
    }
    const hidden = '.ui-visually-hidden, .ui\\:sr-only, path';
    const elements = document.querySelectorAll(
      `[class*="ui-"]:not(${hidden}), [class*="ui-"] :not(${hidden})`,
    );
    return [...elements].flatMap((element, index) => {
      const place = element.closest('[data-case]')?.getAttribute('data-case') ?? '';
      const name = `${place} ${index} <${element.localName} class="${element.getAttribute('class') ?? ''}">`;
      return ['', '::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part);
        if (part && style.content === 'none') return [];
        return [...style]
          .filter((property) => !property.startsWith('--') && !leftOut.includes(property))
          .map((property) => `${name}${part} ${property}: ${style.getPropertyValue(property)}`);
      });
    });
  }, ofPage);
}

/** Adds a sheet before the kit's, or after it. */
function addSheet(page: Page, css: string, place: 'first' | 'last'): Promise<void> {
  return page.evaluate(
    ([text, where]) => {
      const style = document.createElement('style');
      style.textContent = text;
      if (where === 'first') document.head.prepend(style);
      else document.head.append(style);
    },
    [css, place] as const,
  );
}

/**
 * What a sheet changes all the same: Pico's padding of fields with an error, which is `!important`; what
 * Bootstrap says of `[type=search]`, and Pico in a layer of grounds of pictures, which doesn't show; and how
 * skeletons, which have no text, would wrap it.
 */
const allowed =
  /<input class="ui-control"> padding-|Search\w+ \d+ <input class=""> (appearance|outline-offset)|<(img|svg|g|rect|circle) .* background-repeat|Skeleton .* text-wrap-mode/;

/** What looks otherwise than it did. */
async function changes(
  before: JSHandle<readonly string[]>,
  after: JSHandle<readonly string[]>,
): Promise<readonly string[]> {
  const others = await after.evaluate((lines, known) => {
    const found = new Set(known);
    return lines.filter((line) => !found.has(line));
  }, before);
  return others.filter((line) => !allowed.test(line)).slice(0, 60);
}

/** A sheet that is added to the page: in which layer, and whether with what else. */
const hosts = [
  { name: 'rules for bare elements', css: bare },
  { name: 'Bootstrap', css: bootstrap },
  { name: 'Bootstrap in a layer of its own', css: `@layer host { ${bootstrap} }` },
  { name: 'Pico in a layer of its own', css: `@layer host { ${pico} }` },
  { name: 'Pico and guard.css', css: pico, guarded: true },
  { name: 'rules for states and attributes, and guard.css', css: states, guarded: true },
];

for (const { name, css, guarded } of hosts) {
  test(`the kit looks beside ${name} as it does alone`, async ({ shop }, info) => {
    const path = join(folder(), 'node_modules/@ponte/ui/dist/guard.css');
    await open(shop);
    if (guarded) await shop.addStyleTag({ path });
    const alone = await looks(shop);
    const pictures = await picturesOf(shop);
    expect(await alone.evaluate(({ length }) => length)).toBeGreaterThan(100_000);

    await addSheet(shop, css, 'first');
    expect(await changes(alone, await looks(shop)), 'before the kit').toEqual([]);
    if (!css.startsWith('@layer')) {
      await addSheet(shop, css, 'last');
      expect(await changes(alone, await looks(shop)), 'after the kit').toEqual([]);
    }
    expect(await picturesOf(shop), 'the same pictures').toEqual(pictures);
    // To be looked at, in reports/consumer-results.
    await shop.screenshot({ path: info.outputPath('page.png') });
  });
}

for (const name of ['Dialog', 'ConfirmDialog', 'Drawer', 'CartDrawer', 'AddressModal']) {
  test(`${name} looks beside Bootstrap as it does alone`, async ({ shop }) => {
    await open(shop, name);
    const alone = await looks(shop);
    await addSheet(shop, bootstrap, 'last');
    expect(await changes(alone, await looks(shop))).toEqual([]);
  });
}

test("a page's own class and rules for parts win over the kit, wherever they stand", async ({
  shop,
}) => {
  await open(shop);
  await addSheet(
    shop,
    ".their-class { border-radius: 3px } [data-slot='notice'] { color: red }",
    'first',
  );
  await expect(shop.getByRole('button', { name: 'Deles' })).toHaveCSS('border-radius', '3px');
  await expect(shop.getByText('Horário')).toHaveCSS('color', 'rgb(255, 0, 0)');
});

test('beside guard.css they win from their own layer', async ({ shop }) => {
  await open(shop);
  await shop.addStyleTag({ path: join(folder(), 'node_modules/@ponte/ui/dist/guard.css') });
  await addSheet(shop, '@layer shop { .their-class { border-radius: 3px } }', 'last');
  await expect(shop.getByRole('button', { name: 'Deles' })).toHaveCSS('border-radius', '3px');
});

test('every class of the published kit has a name that is its own', async ({ shop }) => {
  await open(shop);
  const classes = await shop.evaluate(() =>
    [...document.querySelectorAll('#root [class]')].flatMap((element) => [...element.classList]),
  );
  expect(classes.length).toBeGreaterThan(1_000);
  const others = classes.filter(
    (name) => !/^(ui[-:]|(icon|stack|grid)-ui$|their-class$)/.test(name),
  );
  expect([...new Set(others)]).toEqual([]);
});
