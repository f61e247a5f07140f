import { defineConfig } from 'tsup';

/** One file per entry, so that a bundle takes only the resources that it imports. */
export default defineConfig({
  entry: ['src/*.ts', 'src/rules/*.ts', 'src/staff/*.ts', '!src/**/*.test.ts'],
  format: 'esm',
  target: 'es2023',
  dts: true,
  splitting: true,
  clean: true,
  sourcemap: true,
});
