import { defineConfig } from 'vitest/config';

/** The tests that have to kill mutants, in the areas where a mistake costs money or a customer. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/{money,documents,masks}/**/*.test.ts'],
  },
});
