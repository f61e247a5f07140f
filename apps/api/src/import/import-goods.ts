/** Fills an empty shop with goods, or brings those of a filled one up to date. */
import type { Db } from '../db/client.ts';
import type { Goods } from './goods-folder.ts';
import { importCatalogue, type ImportOptions, type ImportResult } from './import-catalogue.ts';
import { importCompanions } from './import-companions.ts';
import { importGroups } from './import-groups.ts';
import { importSynonyms } from './import-synonyms.ts';
import type { BadLine } from './read-file.ts';
import { takePictures } from './take-pictures.ts';

/** As for products alone; with one bad line nothing is kept. */
export type GoodsOptions = Omit<ImportOptions, 'strict'>;

/**
 * Loads groups, products, synonyms and companions, all in one transaction: whole, or, when any line
 * is bad, not at all.
 *
 * @throws BadShop when a file can't be read
 */
export async function importGoods(
  db: Db,
  goods: Goods,
  {
    dry = false,
    onBadLine,
    onMissingPicture = () => undefined,
    pictures = takePictures(),
    ...others
  }: GoodsOptions,
): Promise<ImportResult> {
  let bad = 0;
  const refuse = (line: BadLine): void => {
    bad += 1;
    onBadLine(line);
  };
  const options = { ...others, strict: true, onBadLine: refuse, onMissingPicture, pictures };
  let result: ImportResult | undefined;
  try {
    await db.transaction(async (tx) => {
      await importGroups(tx, goods, options);
      await pictures.write(tx);
      result = await importCatalogue(tx, goods.products, options);
      if (goods.synonyms) await importSynonyms(tx, goods.synonyms, refuse);
      if (goods.companions) await importCompanions(tx, goods.companions, refuse);
      if (dry || bad > 0 || !result.done) throw new RolledBack();
    });
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
  }
  if (!result) throw new Error('An import ends with a result.');
  result.summary.refused = bad;
  return bad > 0 ? { ...result, kept: 0, hidden: 0, bad, done: false } : result;
}

/** Ends the transaction without keeping anything. */
class RolledBack extends Error {}
