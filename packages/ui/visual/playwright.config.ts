import { defineConfig } from '@playwright/test';

/** Compares pictures of the stories with those in `pictures/`. See docs/contributing.md. */
export default defineConfig({
  testDir: '.',
  outputDir: '../reports/visual-results',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  reporter: [['line'], ['html', { outputFolder: '../reports/visual', open: 'never' }]],
  expect: {
    toHaveScreenshot: {
      // Enough for another machine's smoothing of edges, too little for a moved or missing line.
      threshold: 0.25,
      maxDiffPixelRatio: 0.002,
      animations: 'disabled',
    },
  },
  webServer: {
    command: 'node serve.ts',
    cwd: import.meta.dirname,
    url: 'http://127.0.0.1:6017/index.json',
    reuseExistingServer: !process.env['CI'],
  },
  use: {
    baseURL: 'http://127.0.0.1:6017',
    deviceScaleFactor: 1,
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
