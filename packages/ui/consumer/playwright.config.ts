import { defineConfig } from '@playwright/test';
import { launchOptions } from '../chromium.ts';

/** The packed packages in an app outside of the workspace. See ../../../docs/contributing.md. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../reports/consumer-results',
  // They end what never comes, on a machine that may be busy with everything else.
  timeout: 120_000,
  fullyParallel: true,
  workers: 2,
  expect: { timeout: 30_000 },
  globalSetup: './app.ts',
  reporter: [['list']],
  use: {
    baseURL: 'http://consumer.test',
    launchOptions,
  },
});
