import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { routesIn } from './manifest.mjs';
import { regions } from './services.mjs';
import { beside } from './stamp.mjs';
import { childrenOf, root } from './workspace.mjs';

/** @import { Manifest, RouteRow } from './manifest.mjs' */

const storefront = 'packages/storefront';
const source = `${storefront}/src`;
const screens = `${source}/screens`;
const messages = `${storefront}/messages`;

/**
 * Narrows what is read of the storefront to some of its screens: those, the screens that they import
 * from, and the texts that no other screen has.
 * @param {readonly string[]} paths the storefront is one of them
 * @returns {(walked: readonly string[]) => string[]} takes names of screens
 */
export function readsByScreens(paths) {
  const { imports, areas } = screenImports();
  const shared = areasOutsideScreens();
  const isOfAScreen = new Set([...areas.values()].flat().filter((area) => !shared.has(area)));
  const common = [
    ...paths.filter((path) => path !== storefront),
    ...childrenOf(storefront).filter((path) => path !== source && path !== messages),
    ...childrenOf(source).filter((path) => path !== screens),
    ...childrenOf(messages).filter((path) => !isOfAScreen.has(path)),
  ];
  return (walked) => {
    const needed = new Set(walked);
    // A set that grows while it is walked: what is found is followed too.
    for (const name of needed) for (const other of imports.get(name) ?? []) needed.add(other);
    const own = [...needed].flatMap((name) => [`${screens}/${name}`, ...(areas.get(name) ?? [])]);
    return [...common, ...new Set(own)];
  };
}

/**
 * The screens that a browser was shown, by what it asked the storefronts for: a page's path is that
 * of a route, and a script is one of the build's.
 * @param {readonly string[]} asked paths
 * @param {readonly RouteRow[]} routes
 * @param {readonly Manifest[]} manifests
 * @returns {string[]} names of screens, sorted
 */
export function screensShown(asked, routes, manifests) {
  const chunks = manifests.flatMap((manifest) => Object.values(manifest));
  const sources = new Map(chunks.map(({ file, src }) => [`/${file}`, src ?? '']));
  const shown = asked.flatMap((path) => {
    // A script of the build, one of the development server, or a page.
    const script = sources.get(path) ?? (path.includes('/screens/') ? path : undefined);
    if (script !== undefined) return script;
    const found = routes.filter((route) => isAt(route, path));
    // What no other route knows is shown by the one that knows everything.
    const own = found.filter((route) => route.path !== '*');
    return (own.length > 0 ? own : found).map((route) => route.source);
  });
  const names = shown.map((file) => /screens\/([^/]+)\//.exec(file)?.[1] ?? '');
  return [...new Set(names)].filter(Boolean).sort();
}

/** What `screensShown` wants to know of this repository, whose storefronts are built. */
export function builtScreens() {
  const table = readFileSync(join(root, source, 'routes', 'routes.ts'), 'utf8');
  const files = regions.map((region) =>
    join(root, 'apps', region, 'build', 'client', '.vite', 'manifest.json'),
  );
  /** @type {Manifest[]} */
  const manifests = files.map((file) => JSON.parse(readFileSync(file, 'utf8')));
  return { routes: routesIn(table), manifests };
}

/**
 * Whether a route stands at a path.
 * @param {RouteRow} route
 * @param {string} path
 */
function isAt(route, path) {
  const pattern = route.path
    .replaceAll(/\/:\w+\?/g, '(/[^/]+)?')
    .replaceAll(/:\w+/g, '[^/]+')
    .replace('*', '.*');
  return new RegExp(`^${pattern}/?$`).test(path);
}

/** What the files of each screen import of other screens, and of texts. */
function screenImports() {
  const imports = new Map();
  const areas = new Map();
  for (const folder of childrenOf(screens)) {
    const name = relative(screens, folder);
    const found = importsBelow(folder);
    const others = found.filter((path) => path.startsWith(`${screens}/`));
    imports.set(name, new Set(others.map((path) => path.slice(screens.length + 1).split('/')[0])));
    areas.set(
      name,
      found.filter((path) => path.startsWith(`${messages}/`)),
    );
  }
  return { imports, areas };
}

function areasOutsideScreens() {
  const elsewhere = childrenOf(source).filter((path) => path !== screens);
  return new Set(elsewhere.flatMap(importsBelow));
}

/**
 * What the sources below a path import of the storefront, by the path from the root.
 * @param {string} path
 * @returns {string[]}
 */
function importsBelow(path) {
  const isFolder = readdirSync(join(root, dirname(path)), { withFileTypes: true }).some(
    (entry) => entry.isDirectory() && path.endsWith(`/${entry.name}`),
  );
  if (isFolder) return childrenOf(path).flatMap(importsBelow);
  if (!/\.tsx?$/.test(path) || beside.test(path)) return [];
  const text = readFileSync(join(root, path), 'utf8');
  return [...text.matchAll(/(?:from |import\()'(\.[^']+|#messages\/[^']+)'/g)].map(
    ([, specifier = '']) =>
      specifier.startsWith('.')
        ? join(dirname(path), specifier)
        : specifier.replace('#messages', messages),
  );
}
