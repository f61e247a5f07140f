import { shopYear } from '../src/shop/shop-time.ts';

/** The year of the build, in server and browser code alike. */
export const buildYear = { __BUILD_YEAR__: JSON.stringify(shopYear(Date.now())) };
