import { defineConfig } from 'tsup';
import manifest from './package.json' with { type: 'json' };

/** The entry points that package.json names: `./home` is `src/home/index.ts`. */
const entries = Object.entries(manifest.exports).map(([name, { '@ponte/source': source }]) => [
  name === '.' ? 'index' : name.slice(2),
  source,
]);

/** One file per entry, with what they share in chunks, so that a page takes only its own. */
export default defineConfig({
  entry: Object.fromEntries(entries),
  format: ['esm'],
  target: 'es2023',
  dts: true,
  splitting: true,
  clean: true,
});
