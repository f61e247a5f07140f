import type { Page } from '@playwright/test';

/** Heights of pictures: of stories that cover the page, and the maximum of others. */
const heights = { screen: 760, most: 3000 };

/** The initial window: a dialog's scroll position depends on it. */
const start = { width: 360, height: heights.screen };

/** Opens a story in a language and waits until it is drawn. */
export async function openStory(page: Page, id: string, locale: string): Promise<void> {
  await page.setViewportSize(start);
  const globals = `locale:${locale};theme:light;a11y.manual:!true`;
  await page.goto(`iframe.html?id=${id}&viewMode=story&globals=${globals}`);
  await untilDrawn(page, id);
}

/** Waits until a story, its play function, fonts and pictures are done. */
async function untilDrawn(page: Page, id: string): Promise<void> {
  const ending = await page.waitForFunction(() => {
    const preview: unknown = Reflect.get(window, '__STORYBOOK_PREVIEW__');
    const render: unknown = preview && Reflect.get(Object(preview), 'currentRender');
    const phase = String(render && Reflect.get(Object(render), 'phase'));
    const endings = ['completed', 'afterEach', 'finished', 'errored', 'aborted'];
    return endings.includes(phase) ? phase : null;
  });
  if ((await ending.jsonValue()) === 'errored') throw new Error(`${id} does not render`);
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Triggers lazy pictures below the fold; those meant to fail have failed by then.
    const images = [...document.images].map((image) => {
      image.loading = 'eager';
      return image.decode();
    });
    await Promise.allSettled(images);
  });
  // `:focus-visible` depends on the last input: make it a key for all.
  await page.keyboard.press('Shift');
}

/** Gives the page a width, and the height of what it shows. */
export async function fit(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: heights.screen });
  // Self-measuring components may need a few rounds.
  let height = await heightOf(page);
  for (let before = 0, round = 0; before !== height && round < 20; round += 1) {
    before = height;
    height = await heightOf(page);
  }
  await page.setViewportSize({ width, height: Math.min(heights.most, height) });
  await settle(page);
}

/** How much there is to see: the screen where a modal lies over it, else all of the story. */
async function heightOf(page: Page): Promise<number> {
  await settle(page);
  return page.evaluate((screen) => {
    if (document.querySelector('.ui-backdrop')) return screen;
    const nodes = [...document.querySelectorAll('#storybook-root *, :popover-open, [role=menu]')];
    const bottoms = nodes.map((node) => node.getBoundingClientRect().bottom);
    return Math.ceil(Math.max(40, ...bottoms) + 16);
  }, heights.screen);
}

/**
 * Lets self-measuring components render again; resolves even if the browser has nothing to paint.
 */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) {
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 250);
      });
    }
    await new Promise((resolve) => {
      requestIdleCallback(resolve, { timeout: 250 });
    });
  });
}
