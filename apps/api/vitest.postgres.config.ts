import { defineConfig } from 'vitest/config';

/**
 * The API's tests on a real Postgres instead of the embedded one: `pnpm --filter @ponte/api
 * test:postgres`. What holds on one must hold on the other.
 */
const conditions = ['@ponte/source'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: [...conditions, 'node'] } },
  test: {
    name: 'postgres',
    environment: 'node',
    include: ['src/**/*.test.ts', 'src/**/*.postgres.ts'],
    globalSetup: './src/testing/postgres-setup.ts',
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
