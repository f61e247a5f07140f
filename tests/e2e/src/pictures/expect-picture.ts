import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Browser, Locator, Page, TestInfo } from '@playwright/test';
import { expect } from '../harness/test.ts';

/** The Chromium that made the pictures: another one smooths and spaces letters in its own way. */
const madeBy = new URL('kept/CHROMIUM', import.meta.url);

/**
 * How often what is shown is taken until it counts as another: as often on a machine of any speed,
 * each time once the page is at rest.
 */
const times = 4;

interface Comparison {
  readonly browser: Browser;
  readonly info: TestInfo;
  /** Brings what is shown in its place, once all of it is there. */
  readonly place: () => Promise<void>;
}

/**
 * Compares with the picture that is kept. What is another is put in its place and taken again: on a
 * busy machine a part of a page may come between the two. What another Chromium draws otherwise
 * stands in the report alone.
 */
export async function expectPicture(
  shown: Page | Locator,
  name: string[],
  { browser, info, place }: Comparison,
): Promise<void> {
  const [major = ''] = browser.version().split('.');
  const accepting = ['all', 'changed'].includes(info.config.updateSnapshots);
  if (accepting) {
    mkdirSync(new URL('.', madeBy), { recursive: true });
    writeFileSync(madeBy, `${major}\n`);
  }
  if (accepting || readFileSync(madeBy, 'utf8').trim() === major) {
    for (let time = 1; time < times; time += 1) {
      await place();
      if (await isAlike(shown, name)) return;
    }
    await place();
    await expect.soft(shown).toHaveScreenshot(name);
    return;
  }
  await place();
  await expect(shown)
    .toHaveScreenshot(name, { timeout: 1000 })
    .catch((reason: unknown) => {
      const type = `Chromium ${major} draws it otherwise`;
      info.annotations.push({ type, description: String(reason) });
    });
}

function isAlike(shown: Page | Locator, name: string[]): Promise<boolean> {
  return expect(shown)
    .toHaveScreenshot(name)
    .then(
      () => true,
      () => false,
    );
}
