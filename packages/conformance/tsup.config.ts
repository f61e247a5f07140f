import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { index: 'src/index.ts', cli: 'src/cli.ts' },
  format: 'esm',
  target: 'es2023',
  splitting: true,
  clean: true,
  sourcemap: true,
});
