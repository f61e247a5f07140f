import { globSync, readFileSync } from 'node:fs';
import { basename, parse, relative, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'vite';

/**
 * The size of each entry in kB of gzip: by itself (what it adds to an app that already has the
 * components it is made of, @ponte/regional, class-variance-authority and Radix), and alone (with
 * all its dependencies except React).
 *
 * Fails over budget. Run it after `build`: the stylesheet is measured as built.
 */
const budgets: Readonly<Record<string, { own?: number; alone?: number }>> = {
  'price-tag': { own: 1.5 },
  'quantity-stepper': { own: 1.5 },
  'product-card': { own: 2.5 },
  'cart-drawer': { alone: 17 },
  carousel: { own: 1.6 },
  menu: { alone: 33 },
  toaster: { alone: 3 },
  'search-box': { own: 3.5 },
  'masked, document, phone': { own: 3.1 },
  'price-tag in Portuguese': { alone: 3.5 },
  'locales/pt-BR': { alone: 4.1 },
  'locales/es-PY': { alone: 4.1 },
  'locales/en-US': { alone: 3.8 },
  // Targets were 33.5 and 45: docs/decisions/2026-11-20-kit-size.md
  'whole kit': { own: 43.8 },
  'whole kit and Dialog': { own: 52.5 },
  'styles.css': { alone: 12.8 },
};

const root = resolve(import.meta.dirname, '..');
const react = /^react($|\/|-dom)/;
const shared = /^(@ponte\/regional|class-variance-authority)($|\/)/;
const radix = /^@radix-ui\//;
/** Radix packages that only menus use. */
const radixButDialog = /^@radix-ui\/(?!react-dialog$)/;

/** Vite's helper for dynamic imports, which an app has once anyway. */
const preload = {
  file: 'vite/preload-helper.js',
  plain: 'export const __vitePreload = (f) => f();',
};
/** Export names, which an app's bundle doesn't have. */
const exportList = /export\s*\{[^}]*\};?\s*$/;

/**
 * The bundled code of files below src with their dependencies. Dynamic imports stay separate files.
 * @param own excludes other components, @ponte/regional and `outside`
 * @param outside packages to exclude
 */
async function bundle(
  names: readonly string[],
  own: boolean,
  outside: RegExp = radix,
): Promise<string> {
  const id = 'virtual:entry';
  const files = names.map((name) => `${root}/src/${name}`);
  const code = files.map((file) => `export * from '${file}';`);
  const late: string[] = [];
  const isOther = (file: string) =>
    !names.includes('index.ts') && /\/src\/([^/]+)\/\1\.tsx$/.test(file) && !files.includes(file);
  const result = await build({
    root,
    logLevel: 'silent',
    configFile: false,
    resolve: { conditions: ['@ponte/source', 'module', 'browser', 'production'] },
    plugins: [
      {
        name: 'entry',
        enforce: 'pre',
        resolveId(source, importer, { kind }) {
          if (source === id) return id;
          const fromKit = importer?.startsWith(`${root}/src/`) ?? false;
          if (
            react.test(source) ||
            (own && (shared.test(source) || (fromKit && outside.test(source))))
          )
            return { id: source, external: true };
          const file = resolve(importer ?? '', '..', source);
          if (kind === 'dynamic-import') late.push(relative(`${root}/src`, file));
          if (kind === 'dynamic-import') return { id: file, external: true };
          // By its name: how long its path is says nothing of what an app gets.
          return own && source.startsWith('.') && isOther(file)
            ? { id: parse(file).name, external: true }
            : null;
        },
        load: (source) =>
          source === id ? code.join('\n') : source.endsWith(preload.file) ? preload.plain : null,
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      rollupOptions: { input: id, preserveEntrySignatures: 'strict' },
    },
  });
  // In a fixed order: the order of code changes its size.
  const unseen = [...new Set(late)].filter((name) => !names.includes(name)).sort();
  if (unseen.length > 0) return bundle([...names, ...unseen], own, outside);
  if (Array.isArray(result) || !('output' in result)) throw new Error('The build gave no output.');
  const chunks = result.output.flatMap((file) => (file.type === 'chunk' ? [file.code] : []));
  return chunks.join('\n').replace(exportList, '');
}

const kilobytes = (content: string | Buffer) => gzipSync(content, { level: 9 }).length / 1000;
let failed = false;

function report(name: string, sizes: { own?: number; alone?: number }, note = ''): void {
  const cell = (kind: 'own' | 'alone') => {
    const [size, budget] = [sizes[kind], budgets[name]?.[kind]];
    if (size === undefined) return ''.padStart(18);
    const over = budget !== undefined && size > budget;
    failed ||= over;
    const verdict = budget === undefined ? '' : over ? `OVER ${budget}` : `≤ ${budget}`;
    return `${size.toFixed(2).padStart(8)} ${verdict.padEnd(9)}`;
  };
  console.log(`${name.padEnd(24)}${cell('own')}${cell('alone')}${note}`);
}

const entries = globSync('src/*/*.tsx', { cwd: root })
  .map(parse)
  .filter(({ dir, name }) => basename(dir) === name)
  .map(({ name }) => name)
  .sort();
const fileOf = (entry: string) => `${entry}/${entry}.tsx`;

console.log(`${'kB gzip'.padEnd(24)}${'by itself'.padStart(13)}${'alone'.padStart(15)}`);
for (const entry of entries) {
  const file = fileOf(entry);
  const [own, alone] = [await bundle([file], true), await bundle([file], false)];
  report(entry, { own: kilobytes(own), alone: kilobytes(alone) });
}
const inputs = ['masked-input', 'document-input', 'phone-input'].map(fileOf);
report('masked, document, phone', { own: kilobytes(await bundle(inputs, true)) });
const tag = [fileOf('price-tag'), fileOf('kit'), 'locales/money/pt-BR.ts'];
report('price-tag in Portuguese', { alone: kilobytes(await bundle(tag, false)) });
for (const locale of ['pt-BR', 'es-PY', 'en-US']) {
  report(`locales/${locale}`, { alone: kilobytes(await bundle([`locales/${locale}.ts`], false)) });
}
report('whole kit', {
  own: kilobytes(await bundle(['index.ts'], true)),
  alone: kilobytes(await bundle(['index.ts'], false)),
});
report('whole kit and Dialog', {
  own: kilobytes(await bundle(['index.ts'], true, radixButDialog)),
});
const css = readFileSync(`${root}/dist/styles.css`);
report('styles.css', { alone: kilobytes(css) }, `brotli ${brotliCompressSync(css).length / 1000}`);
if (failed) process.exitCode = 1;
