import { defineConfig } from 'vitest/config';

/** The kit's browser projects by themselves; the root's configuration adds the tests in Node. */
export default defineConfig({
  test: {
    // By default one processor is left alone, which of two is half.
    maxWorkers: '100%',
    projects: ['./vitest.stories.config.ts', './vitest.browser.config.ts'],
  },
});
