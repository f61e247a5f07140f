import { defineConfig } from '@playwright/test';
import type { HarnessOptions } from './src/harness/test.ts';

/**
 * Every journey runs in both regions. A worker opens a whole shop of its own (database, API and
 * both storefronts as production builds), so two of them fill two cores.
 */
export default defineConfig<HarnessOptions>({
  testDir: 'src/journeys',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results',
  workers: 2,
  // Tells a journey that always fails from one that passes again; the runner counts both as failed.
  retries: process.env['CI'] ? 2 : 0,
  // A shop that does not work at all fails every journey; ten say as much as all of them.
  maxFailures: process.env['CI'] ? 10 : 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
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
    actionTimeout: 15_000,
    navigationTimeout: 15_000,
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'br', use: { region: 'br', locale: 'pt-BR' } },
    { name: 'py', use: { region: 'py', locale: 'es-PY' } },
  ],
});
