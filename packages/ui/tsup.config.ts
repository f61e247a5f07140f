import { globSync } from 'node:fs';
import { basename, parse } from 'node:path';
import { defineConfig } from 'tsup';

/** One entry per component, locale and the barrel, so that an import costs what it names. */
const components = globSync('src/*/*.tsx').flatMap((file) => {
  const { dir, name } = parse(file);
  return basename(dir) === name ? [[name, file]] : [];
});

const locales = globSync('src/locales/{,*/}??-??.ts').map((file) => [
  file.slice('src/'.length, -'.ts'.length),
  file,
]);

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    functions: 'src/functions.ts',
    ...Object.fromEntries([...components, ...locales]),
  },
  format: 'esm',
  target: 'es2022',
  splitting: true,
  clean: true,
  sourcemap: true,
  // Declarations come from tsc: bundling them for this many entries takes minutes and gigabytes.
  dts: false,
});
