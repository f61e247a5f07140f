/** Loads products of a file into the catalogue. */
import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { products } from '../db/schema/index.ts';
import { nextIdOf, readGroups, type Groups } from './groups.ts';
import { readProductLine, slugOf, specificationOf, type ProductLine } from './product-line.ts';
import type { RawLine } from './read-file.ts';

/** A line that is no product, and why. */
export interface BadLine {
  readonly line: number;
  readonly reason: string;
}

/** How an import went. */
export interface ImportResult {
  readonly kept: number;
  readonly bad: number;
  /** False when nothing was kept, because a line was bad and none may be. */
  readonly done: boolean;
}

/** What an import does with lines that are no products. */
export interface ImportOptions {
  /** Keeps nothing when any line is bad; otherwise bad lines are skipped. */
  readonly strict: boolean;
  /** Told of each bad line. */
  readonly onBadLine: (bad: BadLine) => void;
}

/** How many products one statement keeps. */
const rowsAtOnce = 1000;

/**
 * Loads products. A product is known by its code: loading a file again changes what has changed
 * and keeps ids and addresses. It all happens in one transaction, so that shoppers see the old
 * catalogue until they see the new one.
 */
export async function importCatalogue(
  db: Db,
  lines: AsyncIterable<RawLine>,
  { strict, onBadLine }: ImportOptions,
): Promise<ImportResult> {
  let kept = 0;
  let bad = 0;
  try {
    await db.transaction(async (tx) => {
      const writer = await createWriter(tx);
      const refuse = (one: BadLine): void => {
        bad += 1;
        onBadLine(one);
      };
      for await (const { line, value } of lines) {
        const read = readProductLine(value);
        if (!read.ok) refuse({ line, reason: read.reason });
        else if (writer.has(read.product)) refuse({ line, reason: 'code stands twice' });
        else if (bad === 0 || !strict) kept += await writer.add(read.product);
      }
      kept += await writer.end();
      if (strict && bad > 0) throw new Refused();
    });
  } catch (error) {
    if (error instanceof Refused) return { kept: 0, bad, done: false };
    throw error;
  }
  return { kept, bad, done: true };
}

/** Ends the transaction without keeping anything. */
class Refused extends Error {}

interface Writer {
  has(product: ProductLine): boolean;
  /** Keeps a product, sooner or later; gives how many were kept now. */
  add(product: ProductLine): Promise<number>;
  end(): Promise<number>;
}

async function createWriter(db: Db): Promise<Writer> {
  const groups = await readGroups(db);
  const seen = new Set<string>();
  let nextId = await nextIdOf(db, products, products.id);
  let waiting: ProductLine[] = [];
  const flush = async (): Promise<number> => {
    const batch = waiting;
    waiting = [];
    if (batch.length > 0) nextId += await keep(db, groups, batch, nextId);
    return batch.length;
  };
  return {
    has: ({ code }) => seen.has(code),
    add: async (product) => {
      seen.add(product.code);
      waiting.push(product);
      return waiting.length < rowsAtOnce ? 0 : flush();
    },
    end: flush,
  };
}

/** Keeps a batch; gives how many new ids it took. */
async function keep(
  db: Db,
  groups: Groups,
  batch: readonly ProductLine[],
  firstId: number,
): Promise<number> {
  const codes = batch.map(({ code }) => code);
  const known = await db
    .select({ id: products.id, code: products.code, slug: products.slug })
    .from(products)
    .where(inArray(products.code, codes));
  const byCode = new Map(known.map((row) => [row.code, row]));
  let taken = 0;
  const rows = [];
  for (const line of batch) {
    const same = byCode.get(line.code);
    const id = same?.id ?? firstId + taken;
    if (!same) taken += 1;
    // With its id, an address is nobody else's; a known product keeps the one that it has.
    const slug = same?.slug ?? `${slugOf(`${line.name_pt} ${line.code}`)}-${id}`;
    rows.push({ id, slug, ...(await groups.placeOf(line)), ...columnsOf(line) });
  }
  await db
    .insert(products)
    .values(rows)
    .onConflictDoUpdate({ target: products.code, set: changed });
  return taken;
}

/** What a line says of a product, column by column. */
function columnsOf(line: ProductLine) {
  return {
    code: line.code,
    namePt: line.name_pt,
    nameEs: line.name_es,
    detailsPt: line.details_pt,
    detailsEs: line.details_es,
    specificationsPt: line.specifications_pt.map(specificationOf),
    specificationsEs: line.specifications_es.map(specificationOf),
    priceUsdCents: line.price_usd,
    inStock: line.in_stock,
    inPhysicalStock: line.in_physical_stock,
    showPrice: line.show_price,
    pictures: line.pictures,
    keywords: `${line.brand} ${line.department_pt} ${line.department_es}`,
  };
}

const fresh = (column: string) => sql.raw(`excluded.${column}`);

/** All that a known product takes over from its line. */
const changed = {
  namePt: fresh('name_pt'),
  nameEs: fresh('name_es'),
  detailsPt: fresh('details_pt'),
  detailsEs: fresh('details_es'),
  specificationsPt: fresh('specifications_pt'),
  specificationsEs: fresh('specifications_es'),
  brandId: fresh('brand_id'),
  departmentId: fresh('department_id'),
  categoryId: fresh('category_id'),
  priceUsdCents: fresh('price_usd_cents'),
  inStock: fresh('in_stock'),
  inPhysicalStock: fresh('in_physical_stock'),
  showPrice: fresh('show_price'),
  pictures: fresh('pictures'),
  keywords: fresh('keywords'),
};
