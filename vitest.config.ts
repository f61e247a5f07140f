import { defineConfig } from 'vitest/config';
import { buildYear } from './packages/storefront/vite/build-year.ts';
import { messages } from './packages/storefront/vite/messages.ts';

/** Workspace packages are tested from their sources; `@ponte/source` is the condition that points there. */
const conditions = ['@ponte/source'];

/** Tests of servers, which replace modules, and whose library replaces the process's own `Response`. */
const servers = ['apps/*/src/**/*.test.ts', 'packages/storefront/src/server/**/*.test.{ts,tsx}'];

/** What the tests in Node have in common. */
const inNode = {
  plugins: [messages({ locale: 'pt-BR' })],
  define: buildYear,
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: [...conditions, 'node'] } },
};

const test = {
  environment: 'node' as const,
  // Real databases and real hashing, on a machine that may be busy with everything else. They end what
  // never comes: a test that takes a second by itself took twenty beside five other runs.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 15_000 } },
  setupFiles: ['scripts/random/same-cases.ts'],
};

const elsewhere = ['**/*.{browser,oracle}.test.{ts,tsx}', '**/node_modules/**'];

export default defineConfig({
  test: {
    // By default one processor is left alone, which of two is half.
    maxWorkers: '100%',
    projects: [
      './packages/*/vitest.{stories,browser}.config.ts',
      {
        ...inNode,
        test: {
          ...test,
          name: 'unit',
          // What is imported stays for the files that follow: new for each it takes twice the time.
          isolate: false,
          include: [
            'packages/*/{src,test,vite}/**/*.test.{ts,tsx}',
            'tests/bench/src/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          exclude: [...elsewhere, ...servers],
        },
      },
      {
        ...inNode,
        test: { ...test, name: 'unit of servers', include: servers, exclude: elsewhere },
      },
    ],
  },
});
