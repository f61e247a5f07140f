import { globSync } from 'node:fs';
import { basename, parse, relative, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { browserTargets } from '../../../scripts/browsers.ts';
import { prefixClasses } from './prefix-classes.ts';

/** The kit's folder. */
export const root = resolve(import.meta.dirname, '..');
/** The sources as published. */
const prefixed = prefixClasses(root);
const react = /^react($|\/|-dom)/;
const shared = /^(@ponte\/regional|class-variance-authority)($|\/)/;
const radix = /^@radix-ui\//;
/** Radix packages that only menus use. */
export const radixButDialog = /^@radix-ui\/(?!react-dialog$)/;

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
export async function bundle(
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
          source === id
            ? code.join('\n')
            : source.endsWith(preload.file)
              ? preload.plain
              : (prefixed.get(source) ?? null),
      },
    ],
    build: {
      write: false,
      target: browserTargets,
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

/** What it weighs packed with gzip. */
export const kilobytes = (content: string | Buffer) =>
  gzipSync(content, { level: 9 }).length / 1000;

/** The kit's entries, each named after its component's folder. */
export const entries = globSync('src/*/*.tsx', { cwd: root })
  .map(parse)
  .filter(({ dir, name }) => basename(dir) === name)
  .map(({ name }) => name)
  .sort();
/** The file of an entry below src. */
export const fileOf = (entry: string) => `${entry}/${entry}.tsx`;

/** What an entry weighs, in kB of gzip. */
export interface Size {
  /** What it adds to an app that has the components it is made of, @ponte/regional and Radix. */
  own: number;
  /** With all that it needs but React; what is loaded later, too. */
  alone: number;
}

/** Measures an entry. */
export async function sizeOf(entry: string): Promise<Size> {
  const file = fileOf(entry);
  const [own, alone] = [await bundle([file], true), await bundle([file], false)];
  return { own: kilobytes(own), alone: kilobytes(alone) };
}
