import { accountOf } from '@ponte/domain/account';
import type { Load } from '../page/screen.ts';

/** The `load` of a page that shows what the store knows of who is signed in. */
export const loadAccount: Load = async ({ shop, signal }) => {
  await accountOf(shop).load(signal);
  return { kind: 'shown' };
};
