import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { keyStories } from './stories.ts';

const widths = { phone: 360, desktop: 1280 };
const locales = ['pt-BR', 'es-PY'];

/** The Chromium that made the pictures: another one smooths and spaces letters in its own way. */
const madeBy = new URL('pictures/CHROMIUM', import.meta.url);

/** Waits until a story, its play function, fonts and pictures are done. */
async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const preview: unknown = Reflect.get(window, '__STORYBOOK_PREVIEW__');
    const render: unknown = preview && Reflect.get(Object(preview), 'currentRender');
    const phase: unknown = render && Reflect.get(Object(render), 'phase');
    return ['completed', 'afterEach', 'finished', 'errored', 'aborted'].includes(String(phase));
  });
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
}

/** Lets what measures itself draw again. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) {
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    }
  });
}

/** How much of the page there is to see: the screen under a fixed part, else the story alone. */
async function height(page: Page): Promise<number> {
  return page.evaluate(() => {
    const nodes = [...document.querySelectorAll('#storybook-root *, dialog[open]')];
    const fixed = nodes.some((node) => getComputedStyle(node).position === 'fixed');
    const bottoms = nodes.map((node) => node.getBoundingClientRect().bottom);
    return fixed ? window.innerHeight : Math.ceil(Math.max(40, ...bottoms) + 16);
  });
}

/** Speaks another language without loading the page again. */
async function speak(page: Page, locale: string): Promise<void> {
  await page.evaluate((tag) => {
    const channel: unknown = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
    const emit: unknown = Reflect.get(Object(channel), 'emit');
    if (typeof emit === 'function')
      emit.call(channel, 'updateGlobals', { globals: { locale: tag } });
  }, locale);
  await page.waitForFunction((tag) => document.documentElement.lang === tag, locale);
}

for (const story of keyStories()) {
  test(`${story.title}: ${story.name}`, async ({ page, browser }, info) => {
    await page.setViewportSize({ width: widths.desktop, height: 760 });
    await page.goto(
      `/iframe.html?id=${story.id}&viewMode=story&globals=theme:light;a11y.manual:!true`,
    );
    await ready(page);

    const [major = ''] = browser.version().split('.');
    const accepting = info.config.updateSnapshots === 'all';
    if (accepting) writeFileSync(madeBy, `${major}\n`);
    const comparable = accepting || readFileSync(madeBy, 'utf8').trim() === major;

    for (const locale of locales) {
      await speak(page, locale);
      for (const [size, width] of Object.entries(widths)) {
        await page.setViewportSize({ width, height: 760 });
        await settle(page);
        const name = [story.id, `${size}-${locale}.png`];
        const view = { x: 0, y: 0, width, height: Math.min(2400, await height(page)) };
        const options = { clip: view, fullPage: true };
        if (comparable) {
          await expect.soft(page).toHaveScreenshot(name, options);
          continue;
        }
        // The report shows the difference; the test does not fail for it.
        await expect(page)
          .toHaveScreenshot(name, options)
          .catch((reason: unknown) => {
            const type = `Chromium ${major} draws it otherwise`;
            info.annotations.push({ type, description: String(reason) });
          });
      }
    }
  });
}
