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
 * A page of the shop as the route table has it.
 * @typedef {object} RouteRow
 * @property {string} name
 * @property {string} path its pattern, as the router has it
 * @property {string} access whom it belongs to: `public`, `personal` or `customer`
 * @property {string} source where its screen lives, below the storefront's `src`
 */

/**
 * Reads the routes of a screen, which only a bundler can import.
 * @param {string} folder the screen's, below `screens`
 * @param {string} text the source of its `route.ts`
 * @returns {RouteRow[]}
 */
export function routesIn(folder, text) {
  const row = /export const (\w+): Route = \{\s*path: '([^']+)',\s*access: '([^']+)'/g;
  const rows = [...text.matchAll(row)].map(([, name = '', path = '', access = '']) => ({
    name,
    path,
    access,
    source: `screens/${folder}/index.ts`,
  }));
  const routes = [...text.matchAll(/: Route\b/g)].length;
  if (rows.length === 0 || rows.length < routes) {
    throw new Error(`not every route of the screen ${folder} begins with its path and access`);
  }
  return rows;
}

/**
 * The files of a page's first load: the client entry, the screen's chunk, all that they import.
 * @param {Manifest} manifest
 * @param {string} source where the screen lives, such as `screens/home/index.ts`
 * @returns {{ js: string[], css: string[] }} each file once
 */
export function firstLoadOf(manifest, source) {
  const screens = Object.keys(manifest).filter((key) => manifest[key]?.src?.endsWith(`/${source}`));
  if (screens.length === 0) throw new Error(`the manifest has no chunk of ${source}`);
  return filesOf(manifest, [...entriesOf(manifest), ...screens]);
}

/**
 * The scripts that no page loads with its entry.
 * @param {Manifest} manifest
 * @returns {string[]}
 */
export function lazyChunksOf(manifest) {
  const shell = new Set(filesOf(manifest, entriesOf(manifest)).js);
  const files = new Set(Object.values(manifest).map(({ file }) => file));
  return [...files].filter((file) => file.endsWith('.js') && !shell.has(file));
}

/** @param {Manifest} manifest */
function entriesOf(manifest) {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  if (entries.length === 0) throw new Error('the manifest has no entry');
  return entries;
}

/**
 * @param {Manifest} manifest
 * @param {readonly string[]} keys
 */
function filesOf(manifest, keys) {
  /** @type {Set<string>} */
  const js = new Set();
  /** @type {Set<string>} */
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
  for (const key of keys) follow(key);
  return { js: [...js], css: [...css] };
}
