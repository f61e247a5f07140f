import { defineConfig } from '@playwright/test';
import { launchOptions } from './src/harness/chromium.ts';
import type { HarnessOptions } from './src/harness/test.ts';

/**
 * What the region has no part in is walked in one of the two: presses, lost code and servers, a
 * browser's history and forms under faults are the same code and the same screens in both, whose
 * texts are held to both languages by unit tests. So is what a list does and what a window as wide as
 * a desk shows, beside the phone of each region, where texts of both languages have to fit. Delivery is
 * for Paraguay alone. Single journeys of other files carry a tag of `harness/test.ts`.
 */
const inBrazilAlone = [
  'account-faults',
  'adding',
  'back-forward-cache',
  'catalogue',
  'development',
  'early-presses',
  'failures',
  'late-data',
  'list',
  'shared-pages',
];
const inParaguayAlone = [
  'api-outage',
  'first-paint',
  'keyboard',
  'lazy-parts',
  'navigation',
  'place-on-the-page',
  'shipping-estimate',
  'slow-line',
  'valid-html',
];
const specs = (names: readonly string[]) => names.map((name) => `**/${name}.spec.ts`);

/**
 * Every other journey runs in both regions. A worker opens a whole shop of its own (database, API and
 * both storefronts as production builds), so two of them fill two cores.
 */
export default defineConfig<HarnessOptions>({
  testDir: 'src/journeys',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results',
  workers: 2,
  // The runner names what passed on its second try (docs/contributing.md).
  retries: 1,
  // A shop that does not work at all fails every journey; ten say as much as all of them. What passes
  // on its second try is none of the ten.
  maxFailures: process.env['CI'] ? 10 : 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions,
    actionTimeout: 15_000,
    navigationTimeout: 15_000,
    viewport: { width: 1440, height: 900 },
    // Recording costs a fifth of a journey's time; `--trace on` records the first try too.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'br',
      use: { region: 'br', locale: 'pt-BR' },
      testIgnore: specs(inParaguayAlone),
      grepInvert: /@paraguay-alone/,
    },
    {
      name: 'py',
      use: { region: 'py', locale: 'es-PY' },
      testIgnore: specs(inBrazilAlone),
      grepInvert: /@brazil-alone/,
    },
  ],
});
