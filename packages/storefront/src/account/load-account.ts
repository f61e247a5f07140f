import { accountOf } from '@ponte/domain/account';
import type { Load } from '../page/screen.ts';

/** The `load` of pages that show the customer's profile. */
export const loadAccount: Load = async ({ shop, signal }) => {
  await accountOf(shop).load(signal);
  return { kind: 'shown' };
};
