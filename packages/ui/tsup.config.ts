import { globSync } from 'node:fs';
import { basename, parse } from 'node:path';
import { defineConfig } from 'tsup';
import { alsoSupported, browserTargets } from '../../scripts/browsers.ts';
import { prefixClasses } from './scripts/prefix-classes.ts';

/** One entry per component, locale and the barrel, so that an import costs what it names. */
const components = globSync('src/*/*.tsx').flatMap((file) => {
  const { dir, name } = parse(file);
  return basename(dir) === name ? [[name, file]] : [];
});

const locales = globSync('src/locales/{,*/}??-??.ts').map((file) => [
  file.slice('src/'.length, -'.ts'.length),
  file,
]);

/** Utilities are named so that a page has none of the same name. */
const prefixed = prefixClasses('.');

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    functions: 'src/functions.ts',
    ...Object.fromEntries([...components, ...locales]),
  },
  esbuildPlugins: [
    {
      name: 'prefix-classes',
      setup: ({ onLoad }) =>
        onLoad({ filter: /\.tsx?$/ }, ({ path }) => {
          const contents = prefixed.get(path);
          return contents === undefined
            ? undefined
            : { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' };
        }),
    },
  ],
  format: 'esm',
  target: browserTargets,
  esbuildOptions: (options) => {
    options.supported = alsoSupported;
  },
  splitting: true,
  clean: true,
  sourcemap: true,
});
