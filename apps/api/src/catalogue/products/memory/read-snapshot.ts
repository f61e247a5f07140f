import { and, asc, eq, gt, inArray, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import {
  brands,
  categories,
  companions,
  departments,
  orderItems,
  orders,
  products,
  synonyms,
  type Specification,
} from '../../../platform/db/schema/index.ts';
import { shownListOf, shownOf } from '../../../platform/db/shown-texts.ts';
import { soldStatuses } from '../bought-together.ts';
import { readVersion } from '../read-version.ts';
import { companionRules } from '../text/companions.ts';
import type { Ranks } from './orders.ts';
import { inSlices } from './slices.ts';
import { SnapshotDraft, type ProductRows, type Surroundings } from './snapshot-draft.ts';
import { Snapshot } from './snapshot.ts';

export const rowsAtOnce = 500;

export async function readSnapshot(db: Db): Promise<Snapshot> {
  return db.transaction(readAll, { isolationLevel: 'repeatable read', accessMode: 'read only' });
}

async function readAll(db: Db): Promise<Snapshot> {
  const version = await readVersion(db);
  const draft = new SnapshotDraft(await readSurroundings(db));
  let next = readRows(db, 0);
  for (let rows = await next; rows; rows = await next) {
    // Fetches the next rows while these are processed.
    next = readRows(db, rows.ids.at(-1) ?? 0);
    next.catch(() => undefined);
    await inSlices(draft.add(rows));
  }
  const ranks = {
    'nome pt': await readRanks(db, draft, byPeople(shownOf(products.namePt, products.nameEs))),
    'nome es': await readRanks(db, draft, byPeople(shownOf(products.nameEs, products.namePt))),
  };
  return new Snapshot(await inSlices(draft.finish(version, ranks)));
}

export async function readSurroundings(db: Db): Promise<Surroundings> {
  const named = (rows: readonly { id: number; namePt: string; nameEs: string }[]) =>
    new Map(rows.map(({ id, namePt, nameEs }) => [id, { pt: namePt, es: nameEs }]));
  const sold = await db
    .select({ id: orderItems.productId, pieces: sql<number>`sum(${orderItems.quantity})::float8` })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(inArray(orders.status, soldStatuses))
    .groupBy(orderItems.productId);
  const departmentRows = await db.select().from(departments).orderBy(asc(departments.id));
  const companionLines = await db.select().from(companions).orderBy(asc(companions.id));
  const brandRows = await db.select({ id: brands.id, name: brands.name }).from(brands);
  return {
    categories: named(await db.select().from(categories)),
    departments: named(departmentRows),
    brands: new Map(brandRows.map(({ id, name }) => [id, { pt: name, es: name }])),
    sold: new Map(sold.map(({ id, pieces }) => [id, pieces])),
    synonyms: await db.select({ words: synonyms.words, also: synonyms.also }).from(synonyms),
    companions: companionRules(companionLines, departmentRows),
  };
}

/** ICU root collation: case and accents decide last. */
function byPeople(column: SQL): SQL {
  return sql`${column} collate "und-x-icu"`;
}

/**
 * The next products that are shown by id, column by column, with texts of the other language for those
 * that they have not; only some of them if `some` says so.
 */
export async function readRows(
  db: Db,
  after: number,
  some?: SQL,
): Promise<ProductRows | undefined> {
  const { id, code, namePt, nameEs, categoryId, departmentId, brandId } = products;
  const { specificationsPt, specificationsEs, detailsPt, detailsEs } = products;
  const { priceUsdCents, taxPercent, available, showPrice, active } = products;
  const part = db
    .select({
      id,
      code,
      namePt: shownOf(namePt, nameEs).as('name_pt'),
      nameEs: shownOf(nameEs, namePt).as('name_es'),
      specificationsPt: shownListOf(specificationsPt, specificationsEs).as('specifications_pt'),
      specificationsEs: shownListOf(specificationsEs, specificationsPt).as('specifications_es'),
      detailsPt: shownOf(detailsPt, detailsEs).as('details_pt'),
      detailsEs: shownOf(detailsEs, detailsPt).as('details_es'),
      categoryId,
      departmentId,
      brandId,
      priceUsdCents,
      taxPercent,
      available,
      showPrice,
    })
    .from(products)
    .where(and(gt(id, after), active, some))
    .orderBy(asc(id))
    .limit(rowsAtOnce)
    .as('part');
  const [rows] = await db
    .select({
      ids: sql<number[] | null>`json_agg(${part.id})`,
      codes: sql<string[]>`json_agg(${part.code})`,
      namesPt: sql<string[]>`json_agg(${part.namePt})`,
      namesEs: sql<string[]>`json_agg(${part.nameEs})`,
      specificationsPt: sql<Specification[][]>`json_agg(${part.specificationsPt})`,
      specificationsEs: sql<Specification[][]>`json_agg(${part.specificationsEs})`,
      detailsPt: sql<string[]>`json_agg(${part.detailsPt})`,
      detailsEs: sql<string[]>`json_agg(${part.detailsEs})`,
      categories: sql<(number | null)[]>`json_agg(${part.categoryId})`,
      departments: sql<(number | null)[]>`json_agg(${part.departmentId})`,
      brands: sql<(number | null)[]>`json_agg(${part.brandId})`,
      // The sort position of a hidden price would reveal it.
      prices: sql<
        (number | null)[]
      >`json_agg(case when ${part.showPrice} then ${part.priceUsdCents} end)`,
      taxPercents: sql<number[]>`json_agg(${part.taxPercent})`,
      inStock: sql<boolean[]>`json_agg(${part.available})`,
    })
    .from(part);
  return rows?.ids ? { ...rows, ids: rows.ids } : undefined;
}

/** Sorts by a text in the database, whose collation decides. */
async function readRanks(db: Db, draft: SnapshotDraft, text: SQL): Promise<Ranks> {
  const ranks = new Uint32Array(draft.size);
  let last: { readonly id: number; readonly text: string } | undefined;
  let rank = 0;
  for (;;) {
    const part = db
      .select({ id: products.id, text: sql<string>`${text}`.as('text') })
      .from(products)
      .where(
        and(products.active, last && sql`(${text}, ${products.id}) > (${last.text}, ${last.id})`),
      )
      .orderBy(text, asc(products.id))
      .limit(rowsAtOnce)
      .as('part');
    const [rows] = await db
      .select({
        ids: sql<number[] | null>`json_agg(${part.id})`,
        texts: sql<string[]>`json_agg(${part.text})`,
      })
      .from(part);
    if (!rows?.ids) return ranks;
    for (const [index, id] of rows.ids.entries()) {
      const next = rows.texts[index] ?? '';
      if (last && last.text !== next) rank += 1;
      last = { id, text: next };
      const product = draft.productOf(id);
      ranks[product] = rank;
    }
  }
}
