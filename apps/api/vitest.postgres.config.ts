import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/**
 * The API's tests on a real Postgres instead of the embedded one: `pnpm --filter @ponte/api
 * test:postgres`. What holds on one must hold on the other.
 */
const conditions = ['@ponte/source'];

/** Tests that ask for no database would find nothing here that is different. */
const withoutDatabase = globSync('src/**/*.test.ts', { cwd: import.meta.dirname }).filter(
  (path) => !/startTestApp|openFilled/.test(readFileSync(`${import.meta.dirname}/${path}`, 'utf8')),
);

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: [...conditions, 'node'] } },
  test: {
    name: 'postgres',
    environment: 'node',
    include: ['src/**/*.test.ts', 'src/**/*.postgres.ts'],
    exclude: withoutDatabase,
    // By default one processor is left alone, which of two is half.
    maxWorkers: '100%',
    setupFiles: ['../../scripts/random/same-cases.ts'],
    globalSetup: './src/testing/postgres-setup.ts',
    // The fuzz suite tries here as much as it is to withstand, and a taste of it elsewhere.
    env: { FUZZ_REQUESTS: process.env['FUZZ_REQUESTS'] ?? '20000' },
    // They end what never comes: two servers of their own took a minute beside five other runs.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
