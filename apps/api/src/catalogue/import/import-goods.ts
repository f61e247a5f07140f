/** Fills an empty shop with goods, or brings those of a filled one up to date. */
import type { Db } from '../../platform/db/client.ts';
import type { Goods } from './goods-folder.ts';
import { importCatalogue, type ImportOptions, type ImportResult } from './import-catalogue.ts';
import { importCompanions } from './import-companions.ts';
import { importGroups } from './import-groups.ts';
import { importSynonyms } from './import-synonyms.ts';
import type { BadLine } from './read-file.ts';
import type { TableSummary } from './table-summary.ts';
import { takePictures } from './take-pictures.ts';

/** As for products alone; with one bad line nothing is kept. */
export type GoodsOptions = Omit<ImportOptions, 'strict'>;

/** How an import of a folder went. */
export interface GoodsResult extends ImportResult {
  /** What changed beside the products, or would. */
  readonly tables: readonly TableSummary[];
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
  {
    dry = false,
    onBadLine,
    onMissingPicture = () => undefined,
    pictures = takePictures(),
    ...others
  }: GoodsOptions,
): Promise<GoodsResult> {
  let bad = 0;
  const refuse = (line: BadLine): void => {
    bad += 1;
    onBadLine(line);
  };
  const options = { ...others, strict: true, onBadLine: refuse, onMissingPicture, pictures };
  let result: ImportResult | undefined;
  const tables: TableSummary[] = [];
  try {
    await db.transaction(async (tx) => {
      tables.push(...(await importGroups(tx, goods, options)));
      await pictures.write(tx);
      result = await importCatalogue(tx, goods.products, { ...options, dry });
      if (goods.synonyms) tables.push(await importSynonyms(tx, goods.synonyms, options));
      if (goods.companions) tables.push(await importCompanions(tx, goods.companions, options));
      if (dry || bad > 0 || !result.done) throw new RolledBack();
    });
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
  }
  if (!result) throw new Error('An import ends with a result.');
  return bad > 0
    ? { ...result, tables, kept: 0, hidden: 0, bad, done: false }
    : { ...result, tables };
}

/** Ends the transaction without keeping anything. */
class RolledBack extends Error {}
