import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { say } from './lines.mjs';
import { firstLoadOf, lazyChunksOf, routesIn } from './manifest.mjs';
import { Refusal } from './refusal.mjs';
import { count } from './reports.mjs';
import { regions } from './services.mjs';
import { root } from './workspace.mjs';

/** @import { Manifest } from './manifest.mjs' */
/** @import { Count } from './reports.mjs' */

/** The most that the first load of a page may weigh, in bytes after brotli (decision 47). */
const budget = { js: 122_000, css: 14_000 };

/**
 * What a page that belongs to somebody may weigh beyond the shell: forms with their rules, and
 * what a customer does with them; and the styles of that, which no other page loads at first.
 */
const beyondShell = { js: 30_000, css: 3000 };
/** @type {Readonly<Record<string, number>>} */
const beyondShellOf = {
  orders: 25_000,
  order: 31_000,
  registration: 46_000,
  checkout: 53_000,
};

/** The page that is the shell and next to nothing else. */
const shellPage = 'missing';

/** The most that a script may weigh which is fetched later, in bytes after brotli. */
const lazyBudget = 45_000;

/** Where the screens are, each with its routes. */
const screens = join(root, 'packages/storefront/src/screens');

/** Words of Radix that outlive minifying: no first load may carry it. */
const radix = /dismissableLayer\.|focusScope\.|data-radix/;

/**
 * Measures the first load of each page of each storefront from its build, and every script that is
 * fetched later, and prints what there is to see.
 * @returns {Count} pages and scripts within the budget and over it
 */
export function measureSizes() {
  const folders = readdirSync(screens, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  const routes = folders.flatMap(({ name }) =>
    routesIn(name, readFileSync(join(screens, name, 'route.ts'), 'utf8')),
  );
  const width = Math.max(...routes.map(({ name }) => name.length)) + 4;
  const head = ['JS gz', 'JS br', 'CSS gz', 'CSS br'].map((title) => title.padStart(9)).join('');
  say(`${'page'.padEnd(width)}${head}   (kB)`);
  let passed = 0;
  let failed = 0;
  /** @param {string} trouble */
  const judge = (trouble) => {
    if (trouble) failed += 1;
    else passed += 1;
    return trouble;
  };
  for (const region of regions) {
    const folder = join(root, 'apps', region, 'build', 'client');
    const manifest = readManifest(join(folder, '.vite', 'manifest.json'));
    const shell = routes.find(({ name }) => name === shellPage);
    const shellWeight = shell ? weigh(folder, firstLoadOf(manifest, shell.source).js).brotli : 0;
    for (const { name, access, source } of routes) {
      const { js, css } = firstLoadOf(manifest, source);
      const weights = { js: weigh(folder, js), css: weigh(folder, css) };
      const limit =
        access === 'public'
          ? budget
          : {
              js: shellWeight + (beyondShellOf[name] ?? beyondShell.js),
              css: budget.css + beyondShell.css,
            };
      const trouble = judge(tooHeavy(weights, limit) + withRadix(folder, js));
      say(row(`${region} ${name}`.padEnd(width), weights) + trouble);
    }
    const lazy = lazyChunksOf(manifest)
      .map((file) => ({ file, weight: weigh(folder, [file]).brotli }))
      .sort((one, other) => other.weight - one.weight);
    for (const [place, { file, weight }] of lazy.entries()) {
      const trouble = judge(weight > lazyBudget ? `  over by ${weight - lazyBudget} bytes` : '');
      if (trouble || place === 0) say(`${region} later: ${file} ${kilobytes(weight)}${trouble}`);
    }
  }
  say(
    `Budget of a first load: ${kilobytes(budget.js)} kB of JavaScript and ${kilobytes(budget.css)} kB of CSS after brotli, without Radix; of a script that comes later ${kilobytes(lazyBudget)} kB.`,
  );
  return count(passed, failed);
}

/**
 * @param {string} folder
 * @param {readonly string[]} files
 */
function withRadix(folder, files) {
  const file = files.find((each) => radix.test(readFileSync(join(folder, each), 'utf8')));
  return file ? `  Radix in ${file}` : '';
}

/**
 * @param {string} file
 * @returns {Manifest}
 */
function readManifest(file) {
  if (!existsSync(file)) throw new Refusal(`${file} is not there: run "npm run build" first.`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** @typedef {{ gzip: number, brotli: number }} Weight in bytes */

/**
 * @param {string} folder
 * @param {readonly string[]} files
 * @returns {Weight}
 */
function weigh(folder, files) {
  const weights = files.map((file) => weightOf(join(folder, file)));
  return {
    gzip: weights.reduce((total, { gzip }) => total + gzip, 0),
    brotli: weights.reduce((total, { brotli }) => total + brotli, 0),
  };
}

/**
 * Most pages load the same files, and packing is slow: each file is packed once.
 * @type {Map<string, Weight>}
 */
const known = new Map();

/** @param {string} path of a file, whose name changes with what is in it */
function weightOf(path) {
  const before = known.get(path);
  if (before) return before;
  const bytes = readFileSync(path);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const gzip = gzipSync(bytes, { level: 9 }).length;
  const weight = { gzip, brotli: brotliCompressSync(bytes, { params }).length };
  known.set(path, weight);
  return weight;
}

/**
 * @param {{ js: Weight, css: Weight }} weights
 * @param {{ js: number, css: number }} limit
 */
function tooHeavy({ js, css }, limit) {
  return [
    js.brotli > limit.js ? `  JavaScript over by ${js.brotli - limit.js} bytes` : '',
    css.brotli > limit.css ? `  CSS over by ${css.brotli - limit.css} bytes` : '',
  ].join('');
}

/**
 * @param {string} name
 * @param {{ js: Weight, css: Weight }} weights
 */
function row(name, { js, css }) {
  const cells = [js.gzip, js.brotli, css.gzip, css.brotli];
  return name + cells.map((bytes) => kilobytes(bytes).padStart(9)).join('');
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return (bytes / 1000).toFixed(1);
}
