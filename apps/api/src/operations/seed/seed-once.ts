import { eq } from 'drizzle-orm';
import { BadShop } from '../../catalogue/import/goods-folder.ts';
import { importGoods } from '../../catalogue/import/import-goods.ts';
import type { BadLine } from '../../catalogue/import/read-file.ts';
import { sentenceOf as problemSentence } from '../../catalogue/import/sentences/sentences.ts';
import { takePictures, type PictureIntake } from '../../catalogue/import/take-pictures.ts';
import {
  applySettings,
  networkParts,
  shownParts,
} from '../../office/shop-settings/apply-settings.ts';
import { sentenceOf } from '../../office/shop-settings/settings-problems.ts';
import { takeShopPictures } from '../../office/shop-settings/shop-pictures.ts';
import type { Database, Db } from '../../platform/db/client.ts';
import { settings } from '../../platform/db/schema/index.ts';
import type { Shop } from './shop-folder.ts';

/** Writes each part of a shop, by the setting that says when it was written. */
const parts: Readonly<
  Record<string, (db: Db, shop: Shop, pictures?: PictureIntake) => Promise<void>>
> = {
  seeded_at: async (db, shop, pictures = takePictures()) => {
    await importGoods(db, shop, { onBadLine: refuse, pictures });
    const taken = await takeShopPictures(await shop.settings(), pictures);
    if (!taken.ok) throw new BadShop(sentenceOf(taken.problems));
    await pictures.write(db);
    await applySettings(db, taken.settings, Date.now(), shownParts);
  },
  network_seeded_at: async (db, shop) =>
    void (await applySettings(db, await shop.settings(), Date.now(), networkParts)),
};

function refuse({ file = '', line, problems }: BadLine): never {
  throw new BadShop(`${file} line ${line}: ${problemSentence('en', problems)}.`);
}

/** Fills an empty database with a shop. */
export async function writeShop(db: Db, shop: Shop): Promise<void> {
  for (const write of Object.values(parts)) await write(db, shop);
}

/**
 * Fills a new database with a shop, the way an import goes: each part whole or not at all, and once
 * however many servers start together.
 *
 * @param shop undefined for one that stays empty until goods are imported
 * @param pictures takes its pictures; by default those of addresses only
 * @returns whether there was anything to do
 * @throws BadShop
 */
export async function seedOnce(
  database: Database,
  shop: Shop | undefined,
  pictures?: PictureIntake,
): Promise<boolean> {
  if ((await missingParts(database.db)).length === 0) return false;
  return database.exclusively(async (db) => {
    const missing = await missingParts(db);
    for (const [key, write] of missing) {
      await db.transaction(async (tx) => {
        if (shop) await write(tx, shop, pictures);
        await tx.insert(settings).values({ key, value: new Date().toISOString() });
      });
    }
    return missing.length > 0;
  });
}

/** Whether a database was filled: before, whatever else stands in it would be in the way. */
export async function isSeeded(db: Db): Promise<boolean> {
  return (await missingParts(db)).length === 0;
}

async function missingParts(db: Db) {
  const entries = Object.entries(parts);
  const known = await Promise.all(
    entries.map(([key]) => db.select().from(settings).where(eq(settings.key, key))),
  );
  return entries.filter((_, index) => known[index]?.length === 0);
}
