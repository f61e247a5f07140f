/**
 * One file of a Vite manifest.
 * @typedef {object} Chunk
 * @property {string} file
 * @property {string} [src]
 * @property {boolean} [isEntry]
 * @property {readonly string[]} [imports] keys of the chunks that it cannot run without
 * @property {readonly string[]} [css]
 */

/**
 * Vite's `.vite/manifest.json`: https://vite.dev/guide/backend-integration
 * @typedef {Readonly<Record<string, Chunk>>} Manifest
 */

/**
 * The files of a page's first load: the client entry, the screen's chunk, all that they import.
 * @param {Manifest} manifest
 * @param {string} screen the folder of the screen below `screens/`
 * @returns {{ js: string[], css: string[] }} each file once
 */
export function firstLoadOf(manifest, screen) {
  const js = new Set();
  const css = new Set();
  /** @param {string} key */
  const follow = (key) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`the manifest has no chunk ${key}`);
    for (const file of chunk.css ?? []) css.add(file);
    if (chunk.file.endsWith('.css')) css.add(chunk.file);
    else if (js.has(chunk.file)) return;
    else js.add(chunk.file);
    for (const each of chunk.imports ?? []) follow(each);
  };
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const screens = Object.keys(manifest).filter((key) =>
    manifest[key]?.src?.endsWith(`screens/${screen}/index.ts`),
  );
  if (entries.length === 0) throw new Error('the manifest has no entry');
  if (screens.length === 0) throw new Error(`the manifest has no chunk of screens/${screen}`);
  for (const key of [...entries, ...screens]) follow(key);
  return { js: [...js], css: [...css] };
}
