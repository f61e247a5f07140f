import { defineConfig } from '@playwright/test';
import { launchOptions } from './src/harness/chromium.ts';
import type { HarnessOptions } from './src/harness/test.ts';

/**
 * What the region has no part in is walked in one of the two: presses, lost code and servers, a
 * browser's history and forms under faults are the same code and the same screens in both, whose
 * texts are held to both languages by unit tests. So is what a list does, what search engines and caches
 * read, what an old browser or a translated page does, and what a window as wide as a desk shows, beside the
 * phone of each region, where texts of both languages have to fit; and so are alerts, reviews and a new e-mail
 * address, whose mails are tested with the API in both languages. Delivery is for Paraguay alone, and one back office serves both. Single journeys of other
 * files carry a tag of `harness/test.ts`.
 */
const inBrazilAlone = [
  'account-faults',
  'adding',
  'alerts',
  'back-forward-cache',
  'catalogue',
  'changed-on-the-way',
  'development',
  'early-presses',
  'email-change',
  'failures',
  'favourites',
  'kept-pages',
  'late-data',
  'list',
  'oldest-browser',
  'shared-pages',
  'staff',
  'staff-owner',
  'structured-data',
  'translated-page',
];
const inParaguayAlone = [
  'api-outage',
  'first-load',
  'keyboard',
  'lazy-parts',
  'navigation',
  'place-on-the-page',
  'preview',
  'reviews',
  'shipping-estimate',
  'slow-line',
  'staff-faults',
  'staff-hands',
  'valid-html',
];
const specs = (names: readonly string[]) => names.map((name) => `**/${name}.spec.ts`);

/** The projects whose pictures are compared with those that are kept. */
const pictures = {
  timeout: 120_000,
  expect: {
    // Until two pictures in a row are equal, tall ones on a machine that is busy with everything else.
    timeout: 30_000,
    toHaveScreenshot: {
      // So little that another shade of a soft ground shows; smoothed edges do not count.
      threshold: 0.04,
      // Enough for another machine's smoothing, too little for another digit.
      maxDiffPixels: 40,
      animations: 'disabled',
    },
  },
} as const;

/** Letters and edges alike on every machine. */
const steadyLaunch = {
  ...launchOptions,
  args: [
    ...launchOptions.args,
    '--font-render-hinting=none',
    '--disable-lcd-text',
    '--hide-scrollbars',
  ],
};

/**
 * Workers open shops that are copies of one that is filled once. The merchant's shop is none of them, and
 * begins with them all the same: Playwright starts no dependent project before all others have ended.
 */
const inShops = { dependencies: ['shop'] };

const screens = {
  ...pictures,
  ...inShops,
  expect: { ...pictures.expect, timeout: 10_000 },
  testDir: 'src/pictures',
  fullyParallel: true,
  snapshotPathTemplate: '{testDir}/kept/{arg}{ext}',
};

const journeys = { testDir: 'src/journeys', timeout: 60_000, expect: { timeout: 10_000 } };
const desk = { viewport: { width: 1440, height: 900 } };
const results = (name: string) => ({ name, outputDir: `../../test-results/${name}` });

/**
 * All tests of Playwright: journeys and pictures of the screens, each in both regions, and pictures of
 * the kit. See docs/contributing.md. A worker of the journeys opens a complete shop (database,
 * API and both storefronts as production builds), so two of them fill two cores.
 */
export default defineConfig<HarnessOptions>({
  workers: 2,
  // The runner names what passed on its second try (docs/contributing.md).
  retries: 1,
  // A shop that does not work at all fails every journey; ten say as much as all of them. What passes
  // on its second try is none of the ten.
  maxFailures: process.env['CI'] ? 10 : 0,
  forbidOnly: true,
  // A missing picture is a failure; a new one has to be looked at first.
  updateSnapshots: 'none',
  reporter: [
    ['list'],
    ['html', { outputFolder: '../../reports/playwright', open: 'never', title: 'Ponte' }],
    // For the count of the runner (scripts/run).
    ...(process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['json'] as const] : []),
  ],
  use: {
    browserName: 'chromium',
    launchOptions,
    actionTimeout: 15_000,
    navigationTimeout: 15_000,
    // Recording costs a fifth of a journey's time; `--trace on` records the first try too.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      ...results('shop'),
      testDir: 'src/harness',
      testMatch: 'fill.setup.ts',
      timeout: 180_000,
    },
    // A shop that a merchant has made, behind https and public names. First, as it is
    // one worker's for as long as it takes: at the end the other would have nothing to do.
    {
      ...journeys,
      ...inShops,
      ...results('merchant'),
      testDir: 'src/merchant',
      use: {
        ...desk,
        ignoreHTTPSErrors: true,
        launchOptions: {
          ...launchOptions,
          args: [...launchOptions.args, '--host-resolver-rules=MAP *.shop.test 127.0.0.1'],
        },
      },
    },
    {
      ...journeys,
      ...inShops,
      ...results('br'),
      use: { ...desk, region: 'br', locale: 'pt-BR' },
      testIgnore: specs(inParaguayAlone),
      grepInvert: /@paraguay-alone/,
    },
    {
      ...journeys,
      ...inShops,
      ...results('py'),
      use: { ...desk, region: 'py', locale: 'es-PY' },
      testIgnore: specs(inBrazilAlone),
      grepInvert: /@brazil-alone/,
    },
    // A worker opens a shop and signs a customer in once for all of its pictures of a region.
    {
      ...screens,
      ...results('pictures-br'),
      grep: /@br/,
      use: { launchOptions: steadyLaunch, region: 'br', locale: 'pt-BR' },
    },
    {
      ...screens,
      ...results('pictures-py'),
      grep: /@py/,
      use: { launchOptions: steadyLaunch, region: 'py', locale: 'es-PY' },
    },
    {
      ...pictures,
      ...results('kit'),
      testDir: '../../packages/ui/visual',
      snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
      fullyParallel: true,
      use: { launchOptions: steadyLaunch, actionTimeout: 0, navigationTimeout: 0 },
    },
  ],
});
