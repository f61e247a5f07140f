import { test as base, expect } from '../harness/test.ts';
import { openStudio, type Studio } from './studio.ts';

export { expect };

/** The harness's test with what the pictures show around it, made once for all pictures of a region. */
export const test = base.extend<object, { studio: Studio }>({
  studio: [
    async ({ browser, shop }, provide, { project }) => {
      const studio = await openStudio(browser, shop, project.name === 'pictures-py' ? 'py' : 'br');
      await provide(studio);
      await studio.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
