import { defineConfig } from 'vitest/config';

/** The comparison with other libraries: minutes of work, so it is no part of the unit tests. */
export default defineConfig({
  test: {
    name: 'oracles',
    environment: 'node',
    setupFiles: ['../../scripts/random/same-cases.ts'],
    include: ['test/oracles/*.oracle.test.ts'],
    testTimeout: 600_000,
  },
});
