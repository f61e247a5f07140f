/** Loads products of a file into the catalogue. */
import { sql } from 'drizzle-orm';
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
  /** Keeps a product, sooner or later; gives how many were given to the database now. */
  add(product: ProductLine): Promise<number>;
  /** Resolves when the database has all of them. */
  end(): Promise<number>;
}

async function createWriter(db: Db): Promise<Writer> {
  const groups = await readGroups(db);
  const seen = new Set<string>();
  let nextId = await nextIdOf(db, products, products.id);
  let waiting: ProductLine[] = [];
  // While the database keeps one batch, the lines of the next are read.
  let keeping: Promise<void> = Promise.resolve();
  const flush = async (): Promise<number> => {
    const batch = waiting;
    waiting = [];
    await keeping;
    keeping = keep(db, groups, batch, nextId).then((taken) => void (nextId += taken));
    // Whoever waits for it next is told of its failure.
    keeping.catch(() => undefined);
    return batch.length;
  };
  return {
    has: ({ code }) => seen.has(code),
    add: async (product) => {
      seen.add(product.code);
      waiting.push(product);
      return waiting.length < rowsAtOnce ? 0 : flush();
    },
    end: async () => {
      const last = waiting.length === 0 ? 0 : await flush();
      await keeping;
      return last;
    },
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
    .where(sql`${products.code} = any(${sql.param(codes)})`);
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
  // One parameter for all: thousands of them take longer to write down than products to keep.
  await db.execute(sql`
    insert into products (id, slug, code, ${changing})
    select id, slug, code, ${changing}
    from json_populate_recordset(null::products, ${JSON.stringify(rows)}::json)
    on conflict (code) do update set ${changes}
  `);
  return taken;
}

/** What a line says of a product, column by column. */
function columnsOf(line: ProductLine) {
  return {
    code: line.code,
    name_pt: line.name_pt,
    name_es: line.name_es,
    details_pt: line.details_pt,
    details_es: line.details_es,
    specifications_pt: line.specifications_pt.map(specificationOf),
    specifications_es: line.specifications_es.map(specificationOf),
    price_usd_cents: line.price_usd,
    tax_percent: line.iva,
    in_stock: line.in_stock,
    in_physical_stock: line.in_physical_stock,
    pieces_left: line.pieces_left,
    show_price: line.show_price,
    pictures: line.pictures,
    keywords: `${line.brand} ${line.department_pt} ${line.department_es}`,
  };
}

/** All that a known product takes over from its line. */
const columns = [
  products.namePt,
  products.nameEs,
  products.detailsPt,
  products.detailsEs,
  products.specificationsPt,
  products.specificationsEs,
  products.brandId,
  products.departmentId,
  products.categoryId,
  products.priceUsdCents,
  products.taxPercent,
  products.inStock,
  products.inPhysicalStock,
  products.piecesLeft,
  products.showPrice,
  products.pictures,
  products.keywords,
].map(({ name }) => sql.identifier(name));
const changing = sql.join(columns, sql`, `);
const changes = sql.join(
  columns.map((name) => sql`${name} = excluded.${name}`),
  sql`, `,
);
