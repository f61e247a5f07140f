import { defineConfig } from 'vitest/config';

/** Workspace packages are tested from their sources; `@ponte/source` is the condition that points there. */
const conditions = ['@ponte/source'];

export default defineConfig({
  test: {
    projects: [
      './packages/*/vitest.{stories,browser}.config.ts',
      {
        resolve: { conditions },
        ssr: { resolve: { conditions, externalConditions: [...conditions, 'node'] } },
        test: {
          name: 'unit',
          environment: 'node',
          // Real databases and real hashing, on a machine that may be busy with everything else.
          testTimeout: 30_000,
          hookTimeout: 60_000,
          include: ['{packages,apps}/*/{src,test}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: ['**/*.{browser,oracle}.test.{ts,tsx}', '**/node_modules/**'],
        },
      },
    ],
  },
});
