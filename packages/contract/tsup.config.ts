import { defineConfig } from 'tsup';

/** One file per entry, so that a bundle takes only the resources that it imports. */
export default defineConfig({
  entry: ['src/*.ts', 'src/{rules,staff}/*.ts', 'src/testing/index.ts', '!src/**/*.test.ts'],
  format: 'esm',
  target: 'es2023',
  splitting: true,
  clean: true,
  sourcemap: true,
});
