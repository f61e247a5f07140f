import { shopYear } from '../src/page/shop-time.ts';

/** The year of the build, written into server and browser code alike, so that both show the same. */
export const buildYear = { __BUILD_YEAR__: JSON.stringify(shopYear(Date.now())) };
