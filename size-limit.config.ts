import { globSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { firstLoadOf, lazyChunksOf, type Manifest } from './packages/storefront/vite/first-load.ts';

/**
 * What the storefronts' files weigh as they travel: the builds write each in brotli beside it. Limits
 * are in bytes.
 */

/** The most that the first load of a page may weigh (decision 47). */
const budget = { js: 122_000, css: 14_000 };

/** The most that a script may weigh which is fetched later. */
const lazyBudget = 45_000;

/**
 * What a page that belongs to somebody may weigh beyond the shell: forms with their rules, and what a
 * customer does with them.
 */
const scriptsBeyondShell: Readonly<Record<string, number>> = {
  account: 30_000,
  'account-orders': 30_000,
  addresses: 38_000,
  cart: 30_000,
  'change-password': 34_000,
  checkout: 53_000,
  'email-confirmation': 30_000,
  favourites: 30_000,
  login: 34_000,
  order: 31_000,
  orders: 25_000,
  'password-recovery': 34_000,
  'password-reset': 34_300,
  'payment-return': 30_000,
  'personal-data': 30_000,
  registration: 48_000,
  review: 36_000,
  success: 30_000,
};

const screens = globSync('packages/storefront/src/screens/*/index.ts')
  .map((file) => basename(dirname(file)))
  .toSorted();

/** The page that is the shell and next to nothing else. */
const shellScreen = 'missing';

/** Words of Radix that outlive minifying: no first load may carry it. */
const radix = /dismissableLayer\.|focusScope\.|data-radix/;

function checksOf(region: 'br' | 'py') {
  const folder = `apps/${region}/build/client`;
  const manifest: Manifest = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8'));
  const pathOf = (file: string) => `${folder}/${file}.br`;
  const shell = firstLoadOf(manifest, shellScreen).js;
  const shellWeight = shell.reduce((sum, file) => sum + statSync(pathOf(file)).size, 0);
  const check = (name: string, files: readonly string[], limit: number) => ({
    name: `${region} ${name}`,
    path: files.map(pathOf),
    brotli: false,
    limit: `${limit} B`,
  });

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

export default [...checksOf('br'), ...checksOf('py')];
