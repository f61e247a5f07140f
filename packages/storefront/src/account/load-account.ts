import { accountOf } from '@ponte/domain/account';
import type { Load } from '../route/screen.ts';

export const loadAccount: Load = async ({ shop, signal }) => {
  await accountOf(shop).load(signal);
  return { kind: 'shown' };
};
