import { readFileSync, writeFileSync } from 'node:fs';
import { test as base, expect, type Page } from '@playwright/test';
import { fit, openStory, restartStory } from './page.ts';
import { keyStories } from './stories.ts';

const widths = { phone: 360, desktop: 1280 };
const locales = ['pt-BR', 'es-PY'];

/** The Chromium that made the pictures: another one smooths and spaces letters in its own way. */
const madeBy = new URL('pictures/CHROMIUM', import.meta.url);

/** One page for all stories of a worker: it has read Storybook's code and the font already. */
const test = base.extend<object, { storybook: Page }>({
  storybook: [
    async ({ browser }, provide, { project }) => {
      const { baseURL = '' } = project.use;
      const page = await browser.newPage({ baseURL, reducedMotion: 'reduce' });
      await provide(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});

for (const story of keyStories()) {
  test(`${story.title}: ${story.name}`, async ({ storybook: page, browser }, info) => {
    const [major = ''] = browser.version().split('.');
    const accepting = ['all', 'changed'].includes(info.config.updateSnapshots);
    if (accepting) writeFileSync(madeBy, `${major}\n`);
    const comparable = accepting || readFileSync(madeBy, 'utf8').trim() === major;

    for (const [index, locale] of locales.entries()) {
      await (index === 0 ? openStory : restartStory)(page, story.id, locale);
      for (const [size, width] of Object.entries(widths)) {
        await fit(page, width);
        const name = [story.id, `${size}-${locale}.png`];
        if (comparable) {
          await expect.soft(page).toHaveScreenshot(name);
          continue;
        }
        // The report shows the difference; the test does not fail for it.
        await expect(page)
          .toHaveScreenshot(name, { timeout: 1000 })
          .catch((reason: unknown) => {
            const type = `Chromium ${major} draws it otherwise`;
            info.annotations.push({ type, description: String(reason) });
          });
      }
    }
  });
}
