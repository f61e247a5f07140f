import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Browser, Locator, Page, TestInfo } from '@playwright/test';
import { expect } from '../harness/test.ts';

/** The Chromium that made the pictures: another one smooths and spaces letters in its own way. */
const madeBy = new URL('kept/CHROMIUM', import.meta.url);

interface Comparison {
  readonly browser: Browser;
  readonly info: TestInfo;
  /** Brings what is shown in its place. */
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
    await expect
      .soft(async () => {
        await place();
        await expect(shown).toHaveScreenshot(name, { timeout: 5000 });
      })
      .toPass({ intervals: [250, 1000, 4000], timeout: 15_000 });
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
