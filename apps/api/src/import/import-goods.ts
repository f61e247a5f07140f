/** Fills an empty shop with goods, or brings those of a filled one up to date. */
import type { Db } from '../db/client.ts';
import type { Goods } from './goods-folder.ts';
import { importCatalogue, type ImportResult } from './import-catalogue.ts';
import { importCompanions } from './import-companions.ts';
import { importGroups } from './import-groups.ts';
import { importSynonyms } from './import-synonyms.ts';
import type { BadLine } from './read-file.ts';
import { takePictures, type PictureIntake } from './take-pictures.ts';

export interface GoodsOptions {
  /** Hides the products that no line names. */
  readonly replace?: boolean;
  /** Told of each bad line, on account of which nothing is kept. */
  readonly onBadLine: (bad: BadLine) => void;
  /** Takes the pictures; by default those of addresses only. */
  readonly pictures?: PictureIntake;
}

/**
 * Loads groups, products, synonyms and companions, all in one transaction: whole, or, when any line
 * is bad, not at all.
 *
 * @throws BadShop when a file can't be read
 */
export async function importGoods(
  db: Db,
  goods: Goods,
  { replace = false, onBadLine, pictures = takePictures() }: GoodsOptions,
): Promise<ImportResult> {
  let bad = 0;
  const refuse = (line: BadLine): void => {
    bad += 1;
    onBadLine(line);
  };
  const options = { strict: true, replace, onBadLine: refuse, pictures };
  let result: ImportResult = { kept: 0, hidden: 0, bad: 0, done: false };
  try {
    await db.transaction(async (tx) => {
      await importGroups(tx, goods, options);
      await pictures.write(tx);
      result = await importCatalogue(tx, goods.products, options);
      if (goods.synonyms) await importSynonyms(tx, goods.synonyms, refuse);
      if (goods.companions) await importCompanions(tx, goods.companions, refuse);
      if (bad > 0 || !result.done) throw new Refused();
    });
  } catch (error) {
    if (error instanceof Refused) return { kept: 0, hidden: 0, bad, done: false };
    throw error;
  }
  return result;
}

/** Ends the transaction without keeping anything. */
class Refused extends Error {}
