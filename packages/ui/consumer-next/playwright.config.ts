import { defineConfig } from '@playwright/test';
import { launchOptions } from '../chromium.ts';

/** The packed kit in an app on Next's App Router. See ../../../docs/contributing.md. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../reports/consumer-next-results',
  timeout: 120_000,
  expect: { timeout: 30_000 },
  globalSetup: './app.ts',
  reporter: [['list']],
  use: { launchOptions },
});
