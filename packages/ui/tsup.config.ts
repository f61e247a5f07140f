import { globSync } from 'node:fs';
import { defineConfig } from 'tsup';

/** One entry per component, locale and the barrel, so that an import costs what it names. */
const entriesOf = (pattern: string, suffix: string) =>
  Object.fromEntries(
    globSync(pattern).map((file) => [file.slice('src/'.length, -suffix.length), file]),
  );

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    ...entriesOf('src/*/index.ts', '/index.ts'),
    ...entriesOf('src/locales/{,*/}??-??.ts', '.ts'),
  },
  format: 'esm',
  target: 'es2022',
  splitting: true,
  clean: true,
  // Declarations come from tsc: bundling them for this many entries takes minutes and gigabytes.
  dts: false,
});
