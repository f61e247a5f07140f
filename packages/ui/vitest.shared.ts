import { playwright } from '@vitest/browser-playwright';
import { launchOptions } from './chromium.ts';

/**
 * A browser for tests. A factory, because Vitest changes the object that it is given.
 *
 * @param contextOptions what its pages are told of the visitor, such as reduced motion
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
