import { readFileSync, writeFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { fit, openStory } from './page.ts';
import { keyStories } from './stories.ts';
import { test as base } from './storybook.ts';

/** The Chromium that made the pictures: another one smooths and spaces letters in its own way. */
const madeBy = new URL('pictures/CHROMIUM', import.meta.url);

/** One page for all stories of a worker: it has read Storybook's code and the font already. */
const test = base.extend<object, { shown: Page }>({
  shown: [
    async ({ browser, storybook }, provide) => {
      const page = await browser.newPage({ baseURL: storybook, reducedMotion: 'reduce' });
      await provide(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});

for (const story of keyStories()) {
  test(`${story.title}: ${story.name}`, async ({ shown: page, browser }, info) => {
    const [major = ''] = browser.version().split('.');
    const accepting = ['all', 'changed'].includes(info.config.updateSnapshots);
    if (accepting) writeFileSync(madeBy, `${major}\n`);
    const comparable = accepting || readFileSync(madeBy, 'utf8').trim() === major;

    await openStory(page, story.id, story.view.locale);
    await fit(page, story.view.width);
    if (comparable) {
      await expect(page).toHaveScreenshot(story.picture);
      return;
    }
    // The report shows the difference; the test does not fail for it.
    await expect(page)
      .toHaveScreenshot(story.picture, { timeout: 1000 })
      .catch((reason: unknown) => {
        const type = `Chromium ${major} draws it otherwise`;
        info.annotations.push({ type, description: String(reason) });
      });
  });
}
