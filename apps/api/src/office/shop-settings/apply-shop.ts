/** What `shop apply` does with a shop.json that was read, and what it would do. */
import type { LastChange } from '@ponte/contract/staff/wire';
import type { Storage } from '../../adapters/storage/storage.ts';
import { storesNothing } from '../../adapters/storage/stores-nothing.ts';
import { takePictures, type PictureIntake } from '../../catalogue/import/take-pictures.ts';
import type { Db } from '../../platform/db/client.ts';
import { undoable } from '../../platform/db/undoable.ts';
import {
  applySettings,
  currentSettings,
  lockSettings,
  type SettingsPart,
} from './apply-settings.ts';
import { differencesOf } from './differences.ts';
import { laterChange, noteApplied } from './later-changes.ts';
import { sentenceOf } from './settings-problems.ts';
import type { ShopSettings } from './shop-json.ts';
import { takeShopPictures } from './shop-pictures.ts';
import { withPlaceNames } from './with-place-names.ts';

export interface ShopToApply {
  readonly settings: ShopSettings;
  /** When `shop show` wrote the file; undefined in one that was written by hand. */
  readonly shownAt?: string | undefined;
  /** Pictures that are files are found from here. */
  readonly folder: string;
}

export interface ApplyOptions {
  /** Keeps pictures that are files. */
  readonly storage: Storage;
  readonly now: number;
  /** The back office's last change of any part of the settings. */
  readonly lastChange: (tx: Db) => Promise<LastChange>;
  /** Does all of it, says what that was, and undoes it. */
  readonly dry?: boolean;
  /** Overwrites later changes of the back office. */
  readonly force?: boolean;
}

/** A refused file has changed nothing. */
export type AppliedShop = {
  /** What differs, line by line. */
  readonly differences: readonly string[];
} & (
  | {
      readonly ok: true;
      readonly changed: readonly SettingsPart[];
      readonly pictures: PictureIntake;
    }
  | { readonly ok: false; readonly problem: string }
);

export async function applyShop(
  db: Db,
  shop: ShopToApply,
  options: ApplyOptions,
): Promise<AppliedShop> {
  return undoable(
    (work) => db.transaction(work),
    (tx) => apply(tx, shop, options),
    (applied) => options.dry === true || !applied.ok,
  );
}

async function apply(
  tx: Db,
  { settings, shownAt, folder }: ShopToApply,
  { storage, now, lastChange, dry = false, force = false }: ApplyOptions,
): Promise<AppliedShop> {
  await lockSettings(tx);
  const before = await currentSettings(tx);
  const later = force ? null : await laterChange(tx, await lastChange(tx), shownAt);
  const keepsFiles = !dry && !later;
  const pictures = takePictures({ folder, storage: keepsFiles ? storage : storesNothing }, tx);
  const taken = await takeShopPictures(settings, pictures);
  if (!taken.ok) return { ok: false, problem: sentenceOf(taken.problems), differences: [] };
  await pictures.write(tx);
  const changed = await applySettings(tx, taken.settings, now);
  const after = await currentSettings(tx);
  const differences = differencesOf(withPlaceNames(before), withPlaceNames(after));
  if (later && differences.length > 0) {
    const problem = `The back office changed the settings at ${later.at}, after this file was written. Write the file again with shop show, or overwrite that change with --force.`;
    return { ok: false, problem, differences };
  }
  await noteApplied(tx, now);
  return { ok: true, changed, differences, pictures };
}
