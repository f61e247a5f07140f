import { inArray, sql } from 'drizzle-orm';
import { missingPictures } from '../../adapters/media/picture-jobs.ts';
import { pictureKeyOf } from '../../adapters/media/stored-pictures.ts';
import type { Db } from '../../platform/db/client.ts';
import { products } from '../../platform/db/schema/index.ts';
import type { MissingPicture, PictureIntake } from './take-pictures.ts';

/** A picture of an address that has not come, and the codes of the products that show it. */
export interface MissingGoodsPicture extends MissingPicture {
  readonly codes: readonly string[];
}

/** Those that an intake took. */
export async function missingGoodsPictures(
  db: Db,
  { hasTaken }: Pick<PictureIntake, 'hasTaken'>,
): Promise<MissingGoodsPicture[]> {
  const missing = (await missingPictures(db)).filter(({ source }) => hasTaken(source));
  if (missing.length === 0) return [];
  const keys = missing.map(({ source }) => pictureKeyOf(source));
  const shown = sql`jsonb_array_elements_text(${products.pictures})`;
  const named = db
    .$with('named')
    .as(db.select({ code: products.code, key: sql<string>`${shown}`.as('key') }).from(products));
  const rows = await db.with(named).select().from(named).where(inArray(named.key, keys));
  const codes = Map.groupBy(rows, ({ key }) => key);
  return missing.map(({ source, reason }) => ({
    picture: source,
    reason,
    codes: (codes.get(pictureKeyOf(source)) ?? []).map(({ code }) => code).toSorted(),
  }));
}
