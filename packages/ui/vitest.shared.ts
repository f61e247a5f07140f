import { playwright } from '@vitest/browser-playwright';

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
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  }),
  instances: [{ browser: 'chromium' as const }],
});
