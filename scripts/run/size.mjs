import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { count } from './counts.mjs';
import { say } from './lines.mjs';
import { firstLoadOf } from './manifest.mjs';
import { Refusal } from './refusal.mjs';
import { regions } from './services.mjs';
import { root } from './workspace.mjs';

/** @import { Count } from './counts.mjs' */
/** @import { Manifest } from './manifest.mjs' */

/** The most that the first load of a page may weigh, in bytes after brotli. */
const budget = { js: 110_000, css: 12_000 };

/** The pages that are measured, and the folder below `screens/` that each one's screen lives in. */
const pages = [
  { page: 'home', screen: 'home' },
  { page: 'list', screen: 'product-list' },
  { page: 'product', screen: 'product-page' },
];

/**
 * Measures the first load of each page of each storefront from its build, and prints a table.
 * @returns {Count} pages within the budget and over it
 */
export function measureSizes() {
  say(
    `${'page'.padEnd(12)}${['JS gz', 'JS br', 'CSS gz', 'CSS br'].map((head) => head.padStart(9)).join('')}   (kB)`,
  );
  let passed = 0;
  let failed = 0;
  for (const region of regions) {
    const folder = join(root, 'apps', region, 'build', 'client');
    const manifest = readManifest(join(folder, '.vite', 'manifest.json'));
    for (const { page, screen } of pages) {
      const { js, css } = firstLoadOf(manifest, screen);
      const weights = { js: weigh(folder, js), css: weigh(folder, css) };
      const over = tooHeavy(weights);
      if (over) failed += 1;
      else passed += 1;
      say(row(`${region} ${page}`, weights) + over);
    }
  }
  say(
    `Budget of a first load: ${kilobytes(budget.js)} kB of JavaScript and ${kilobytes(budget.css)} kB of CSS after brotli.`,
  );
  return count(passed, failed);
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
  let gzip = 0;
  let brotli = 0;
  for (const file of files) {
    const bytes = readFileSync(join(folder, file));
    gzip += gzipSync(bytes, { level: 9 }).length;
    brotli += brotliCompressSync(bytes, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }).length;
  }
  return { gzip, brotli };
}

/** @param {{ js: Weight, css: Weight }} weights */
function tooHeavy({ js, css }) {
  return [
    js.brotli > budget.js ? `  JavaScript over by ${js.brotli - budget.js} bytes` : '',
    css.brotli > budget.css ? `  CSS over by ${css.brotli - budget.css} bytes` : '',
  ].join('');
}

/**
 * @param {string} name
 * @param {{ js: Weight, css: Weight }} weights
 */
function row(name, { js, css }) {
  const cells = [js.gzip, js.brotli, css.gzip, css.brotli];
  return name.padEnd(12) + cells.map((bytes) => kilobytes(bytes).padStart(9)).join('');
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return (bytes / 1000).toFixed(1);
}
