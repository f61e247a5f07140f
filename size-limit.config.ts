import { globSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import {
  firstFilesOf,
  firstLoadOf,
  lazyChunksOf,
  type Manifest,
} from './packages/storefront/vite/first-load.ts';

/**
 * What the apps' files weigh as they travel: the builds write each in brotli beside it. Limits
 * are in bytes.
 */

/** The most that the first load of a page may weigh: decision 61 leaves 2.7 kB more. */
const budget = { js: 129_300, css: 14_700 };

/** The most that a script may weigh which is fetched later. */
const lazyBudget = 45_000;

/**
 * What a page that belongs to somebody may weigh beyond the shell: forms with their rules, and what a
 * customer does with them.
 */
const scriptsBeyondShell: Readonly<Record<string, number>> = {
  account: 23_500,
  'account-orders': 25_000,
  addresses: 40_000,
  cart: 24_000,
  'change-password': 35_700,
  checkout: 53_400,
  'email-confirmation': 20_000,
  favourites: 9_500,
  login: 35_500,
  order: 35_300,
  orders: 15_200,
  'password-recovery': 36_000,
  'password-reset': 36_700,
  'payment-return': 26_800,
  'personal-data': 28_900,
  registration: 50_500,
  review: 39_000,
  success: 15_500,
};

const screens = globSync('packages/storefront/src/screens/*/index.ts')
  .map((file) => basename(dirname(file)))
  .toSorted();

/** The page that is the shell and next to nothing else. */
const shellScreen = 'missing';

/** Words of Radix that outlive minifying: no first load may carry it. */
const radix = /dismissableLayer\.|focusScope\.|data-radix/;

/** A build by its app, and what checks some of its files. */
function buildOf(app: string) {
  const folder = `apps/${app}/build/client`;
  const manifest: Manifest = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8'));
  const pathOf = (file: string) => `${folder}/${file}.br`;
  const check = (name: string, files: readonly string[], limit: number) => ({
    name: `${app} ${name}`,
    path: files.map(pathOf),
    brotli: false,
    limit: `${limit} B`,
  });
  return { folder, manifest, pathOf, check };
}

function checksOf(region: 'br' | 'py') {
  const { folder, manifest, pathOf, check } = buildOf(region);
  const shell = firstLoadOf(manifest, shellScreen).js;
  const shellWeight = shell.reduce((sum, file) => sum + statSync(pathOf(file)).size, 0);

  const pages = screens.flatMap((screen) => {
    const { js, css } = firstLoadOf(manifest, screen);
    const withRadix = js.find((file) => radix.test(readFileSync(`${folder}/${file}`, 'utf8')));
    if (withRadix) throw new Error(`${region} ${screen}: Radix in ${withRadix}`);
    const beyond = scriptsBeyondShell[screen];
    const most = beyond === undefined ? budget.js : shellWeight + beyond;
    return [check(`${screen} js`, js, most), check(`${screen} css`, css, budget.css)];
  });
  const [heaviest = ''] = lazyChunksOf(manifest).toSorted(
    (one, other) => statSync(pathOf(other)).size - statSync(pathOf(one)).size,
  );
  return [...pages, check(`later, at most: ${heaviest}`, [heaviest], lazyBudget)];
}

/**
 * The most that a page of the back office may weigh when it is opened first. Who works with it all day
 * fetches it once, so that all of its forms and texts may come with it.
 */
const staffBudget = { js: 175_000, css: 14_000 };

/** Every page of the back office, with its texts in either language. */
function checksOfStaff() {
  const { manifest, check } = buildOf('staff');
  const keys = Object.keys(manifest);
  const texts = keys.filter((key) => /^messages\/es-PY|languages\/kit-es-PY/.test(key));
  const pages = keys.filter((key) => key.startsWith('src/screens/') || key.includes('invitation'));
  return pages.flatMap((page) => {
    const { js, css } = firstFilesOf(manifest, [...texts, page]);
    const name = basename(page, '.tsx');
    return [check(`${name} js`, js, staffBudget.js), check(`${name} css`, css, staffBudget.css)];
  });
}

export default [...checksOf('br'), ...checksOf('py'), ...checksOfStaff()];
