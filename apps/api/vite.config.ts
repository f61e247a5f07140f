import { readFileSync } from 'node:fs';
import { defaultServerConditions, defineConfig, type Plugin } from 'vite';

const read = (file: string) => readFileSync(`${import.meta.dirname}/${file}`);

const manifest: Readonly<Record<'dependencies' | 'scripts', Readonly<Record<string, string>>>> =
  JSON.parse(read('package.json').toString());

/** Native code, and packages that read their own files; everything else is part of the build. */
const besideTheBuild = Object.keys(manifest.dependencies);

/** The commands among the scripts, each by its name. */
const commands = Object.fromEntries(
  Object.entries(manifest.scripts).flatMap(([name, script]) => {
    const file = /src\/operations\/cli\/[\w-]+\.ts$/.exec(script)?.[0];
    return file === undefined ? [] : [[name, file]];
  }),
);

/** Stand beside the code that reads them. */
const words: Plugin = {
  name: 'ponte:words',
  generateBundle() {
    for (const fileName of ['synonyms.csv', 'trade-words.csv']) {
      const source = read(`src/catalogue/products/text/${fileName}`);
      this.emitFile({ type: 'asset', fileName, source });
    }
  },
};

/** The server and its commands without their sources: one folder, whose files know each other. */
export default defineConfig({
  plugins: [words],
  environments: {
    ssr: {
      resolve: {
        noExternal: true,
        external: besideTheBuild,
        conditions: ['@ponte/source', ...defaultServerConditions],
      },
      build: {
        outDir: 'build',
        copyPublicDir: false,
        target: 'node24',
        minify: false,
        rollupOptions: {
          // The demo shop is no part of an installation. Vite itself bundles a package of TypeScript all the same.
          external: ['@ponte/demo-shop'],
          input: {
            server: 'built-server.mjs',
            worker: 'src/catalogue/products/memory/worker.ts',
            ...commands,
          },
          output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
        },
      },
    },
  },
  builder: {
    async buildApp({ environments: { ssr }, build }) {
      if (!ssr) throw new Error('The Vite environment "ssr" is not configured.');
      await build(ssr);
    },
  },
});
