import { defineConfig } from '@playwright/test';

/** The packed packages in an app outside of the workspace. See ../../../docs/contributing.md. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../reports/consumer-results',
  globalSetup: './app.ts',
  reporter: [['list']],
  use: {
    baseURL: 'http://consumer.test',
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
  },
});
