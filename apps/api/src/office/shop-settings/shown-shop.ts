import type * as v from 'valibot';
import type { Db } from '../../platform/db/client.ts';
import { currentSettings } from './apply-settings.ts';
import { exampleShop } from './example-shop.ts';
import type { shopFile } from './shop-json.ts';
import { withPlaceNames } from './with-place-names.ts';

/** A shop's settings as a `shop.json`, which changes nothing when it is applied; of a new shop, the example. */
export async function shownShop(db: Db, now: number): Promise<v.InferInput<typeof shopFile>> {
  const settings = await currentSettings(db);
  if (settings.store.name === undefined) return exampleShop;
  return { shownAt: new Date(now).toISOString(), ...withPlaceNames(settings) };
}
