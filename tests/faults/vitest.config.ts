import { defineConfig } from 'vitest/config';

/** Several starts, of which the first fills a database, on a machine that may be busy with everything else. */
const patienceMs = 600_000;

export default defineConfig({
  test: {
    name: 'faults',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    testTimeout: patienceMs,
    hookTimeout: patienceMs,
    expect: { poll: { timeout: patienceMs } },
  },
});
