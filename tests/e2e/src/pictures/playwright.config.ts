import { defineConfig } from '@playwright/test';
import { launchOptions } from '../harness/chromium.ts';
import type { HarnessOptions } from '../harness/test.ts';

/** Compares pictures of the storefronts' screens with those in `kept/`. See docs/contributing.md. */
export default defineConfig<HarnessOptions>({
  testDir: '.',
  outputDir: '../../reports/picture-results',
  snapshotPathTemplate: '{testDir}/kept/{arg}{ext}',
  // A screen without a picture fails instead of getting one that nobody has looked at.
  updateSnapshots: 'none',
  // A worker for each region: it opens a shop and signs a customer in once for all of its pictures.
  workers: 2,
  // The runner names what passed on its second try (docs/contributing.md).
  retries: 1,
  forbidOnly: true,
  // A picture that is another at first is taken again, up to four times.
  timeout: 120_000,
  reporter: [
    ['dot'],
    [
      'html',
      { outputFolder: '../../reports/pictures', open: 'never', title: 'Pictures of the screens' },
    ],
    // For whoever counts (scripts/run).
    ...(process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['json'] as const] : []),
  ],
  expect: {
    timeout: 10_000,
    toHaveScreenshot: {
      // So little that another shade of a soft ground shows; smoothed edges do not count.
      threshold: 0.04,
      // Enough for another machine's smoothing, too little for another digit.
      maxDiffPixels: 40,
      animations: 'disabled',
    },
  },
  use: {
    browserName: 'chromium',
    launchOptions: {
      ...launchOptions,
      args: [
        ...launchOptions.args,
        // Letters and edges alike on every machine.
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--hide-scrollbars',
      ],
    },
    trace: 'on-first-retry',
    actionTimeout: 15_000,
    navigationTimeout: 15_000,
  },
  projects: [
    { name: 'br', grep: /@br/, use: { region: 'br', locale: 'pt-BR' } },
    { name: 'py', grep: /@py/, use: { region: 'py', locale: 'es-PY' } },
  ],
});
