import { defineConfig } from 'vitest/config';

/** A first start fills a database, on a machine that may be busy with everything else. */
const patienceMs = 240_000;

export default defineConfig({
  test: {
    name: 'security',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    testTimeout: patienceMs,
    hookTimeout: patienceMs,
    expect: { poll: { timeout: patienceMs } },
  },
});
