import { test as base, expect } from '../harness/test.ts';
import { openStudio, type Studio } from './studio.ts';

export { expect };

interface Fixtures {
  /** What the pictures show; what its tabs ask for is noted as this picture's. */
  studio: Studio;
}

interface WorkerFixtures {
  /** The studio of all pictures of a region. */
  wholeStudio: Studio;
}

/** The harness's test with what the pictures show around it. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  wholeStudio: [
    async ({ browser, shop }, provide, { project }) => {
      const studio = await openStudio(browser, shop, project.name === 'py' ? 'py' : 'br');
      await provide(studio);
      await studio.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  studio: async ({ wholeStudio, asked }, provide) => {
    const tab: Studio['tab'] = async (who, kept) => {
      const page = await wholeStudio.tab(who, kept);
      asked.watch(page);
      if (Object.values(kept).includes(wholeStudio.cart)) asked.add(wholeStudio.cartAsked);
      return page;
    };
    await provide({ ...wholeStudio, tab });
  },
});
