import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/** Budgets of each area, minified and gzipped, in bytes. */
const budgets = {
  money: 1600,
  documents: 1000,
  email: 400,
  masks: 2000,
  phones: 1500,
  postal: 600,
  // The states only; cities are chunks loaded on demand.
  places: 2000,
  delivery: 500,
  'opening-hours': 1600,
};

/**
 * Bundles a page that imports everything of an area. Export names are dropped, as in any page's
 * bundle.
 */
async function sizesOf(area: string): Promise<{ page: number; chunks: string[] }> {
  const names = Object.keys(await import(`../src/${area}/index.ts`));
  const { outputFiles } = await build({
    stdin: {
      contents: `import { ${names.join(', ')} } from './src/${area}/index.ts';
        globalThis.used = [${names.join(', ')}];`,
      resolveDir: new URL('..', import.meta.url).pathname,
    },
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    target: 'es2023',
    charset: 'utf8',
    outdir: 'out',
    write: false,
  });
  const [page, ...chunks] = outputFiles.map(({ path, contents }) => ({
    name: /([^/]+)-\w+\.js$/.exec(path)?.[1] ?? 'page',
    bytes: gzipSync(contents, { level: 9 }).length,
  }));
  return {
    page: page?.bytes ?? 0,
    chunks: chunks.map(({ name, bytes }) => `${name} ${bytes} B`),
  };
}

for (const [area, budget] of Object.entries(budgets)) {
  const { page, chunks } = await sizesOf(area);
  const lazy = chunks.length > 0 ? `, lazily ${chunks.join(', ')}` : '';
  const verdict = page > budget ? 'TOO LARGE' : 'ok';
  console.log(`${area.padEnd(13)} ${page} of ${budget} B gzip  ${verdict}${lazy}`);
  if (page > budget) process.exitCode = 1;
}
