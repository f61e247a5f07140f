import { defineConfig } from '@playwright/test';
import { launchOptions } from '../chromium.ts';

const port = Number(process.env['VISUAL_PORT'] ?? 6017);

/** Compares pictures of the stories with those in `pictures/`. See docs/contributing.md. */
export default defineConfig({
  testDir: '.',
  outputDir: '../reports/visual-results',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  // A story without a picture fails instead of getting one that nobody has looked at.
  updateSnapshots: 'none',
  fullyParallel: true,
  // A third of its time each waits until two pictures in a row are equal.
  workers: 3,
  // The runner names what passed on its second try (docs/contributing.md).
  retries: 1,
  timeout: 120_000,
  reporter: [
    ['dot'],
    ['html', { outputFolder: '../reports/visual', open: 'never', title: 'Pictures of the kit' }],
    // For whoever counts (scripts/run).
    ...(process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['json'] as const] : []),
  ],
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
  webServer: {
    command: 'node serve.ts',
    cwd: import.meta.dirname,
    env: { VISUAL_PORT: String(port) },
    url: `http://127.0.0.1:${port}/index.json`,
    reuseExistingServer: false,
  },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    trace: 'on-first-retry',
    launchOptions: {
      ...launchOptions,
      // Letters and edges alike on every machine.
      args: [
        ...launchOptions.args,
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--hide-scrollbars',
      ],
    },
  },
});
