import { defineConfig } from 'tsup';
import manifest from './package.json' with { type: 'json' };

/** The entry points in package.json: `./home` is `src/home/index.ts`. */
const entries = Object.entries(manifest.exports).flatMap(([name, target]) =>
  typeof target === 'string'
    ? []
    : [[name === '.' ? 'index' : name.slice(2), target['@ponte/source']] as const],
);

/** One file per entry, with shared chunks, so that a page loads only its own. */
export default defineConfig({
  entry: Object.fromEntries(entries),
  format: ['esm'],
  target: 'es2023',
  splitting: true,
  clean: true,
  sourcemap: true,
});
