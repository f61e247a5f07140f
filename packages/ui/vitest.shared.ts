import { playwright } from '@vitest/browser-playwright';
import { launchOptions } from './chromium.ts';

/**
 * They end what never comes: nothing says how fast a browser is, least of all on a machine that is
 * busy with everything else. The runner names what passed on its second try (docs/contributing.md).
 */
export const patience = {
  retry: 1,
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 15_000 } },
};

/**
 * A browser for tests. A factory, because Vitest changes the object that it is given.
 *
 * @param contextOptions what its pages know about the visitor, such as reduced motion
 */
export const chromium = (contextOptions: { reducedMotion?: 'reduce' } = {}) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    contextOptions,
    launchOptions: structuredClone(launchOptions),
  }),
  instances: [{ browser: 'chromium' as const }],
});
