/** Loads products of a file into the catalogue. */
import { and, eq, or, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { setStockCause } from '../catalogue/stock-movements.ts';
import type { Db } from '../db/client.ts';
import { products } from '../db/schema/index.ts';
import { readLine, slugOf } from './fields.ts';
import { nextIdOf, readGroups, type Groups } from './groups.ts';
import { productLine, specificationOf, type ProductLine } from './product-line.ts';
import type { BadLine, LinePlace, Lines } from './read-file.ts';
import { takePictures, type PictureIntake } from './take-pictures.ts';

/** How an import went. */
export interface ImportResult {
  readonly kept: number;
  /** How many products were hidden, because the file doesn't name them. */
  readonly hidden: number;
  readonly bad: number;
  /** False when nothing was kept, because a line was bad and none may be. */
  readonly done: boolean;
}

export interface ImportOptions {
  /**
   * Hides the products that no line names. Nothing is kept then when any line is bad, or when there
   * is none: what a bad line means to name can't be known.
   */
  readonly replace?: boolean;
  /** Keeps nothing when any line is bad; otherwise bad lines are skipped. */
  readonly strict: boolean;
  /** Told of each bad line. */
  readonly onBadLine: (bad: BadLine) => void;
  /** Takes the pictures; by default those of addresses only. */
  readonly pictures?: PictureIntake;
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
  lines: Lines,
  { strict: isStrict, replace = false, onBadLine, pictures = takePictures() }: ImportOptions,
): Promise<ImportResult> {
  const strict = isStrict || replace;
  let kept = 0;
  let hidden = 0;
  let bad = 0;
  const refuse = (one: BadLine): void => {
    bad += 1;
    onBadLine(one);
  };
  try {
    await db.transaction(async (tx) => {
      await setStockCause(tx, { reason: 'import' });
      const writer = await createWriter(tx, refuse, pictures);
      for await (const { value, ...place } of lines) {
        const read = readLine(productLine, value);
        if (!read.ok) {
          refuse({ ...place, ...codeIn(value), reason: read.reason });
          continue;
        }
        const { line } = read;
        const taken = await pictures.take(line.pictures);
        const reason = writer.has(line)
          ? 'code stands twice'
          : taken.ok
            ? undefined
            : `picture ${taken.reason}`;
        if (reason !== undefined) refuse({ ...place, code: line.code, reason });
        else if (taken.ok && (bad === 0 || !strict)) {
          await writer.add({ ...place, product: { ...line, pictures: [...taken.keys] } });
        }
      }
      kept = await writer.end();
      if ((strict && bad > 0) || (replace && kept === 0)) throw new Refused();
      if (replace) hidden = await hideOthers(tx, writer.codes);
    });
  } catch (error) {
    if (error instanceof Refused) return { kept: 0, hidden: 0, bad, done: false };
    throw error;
  }
  return { kept, hidden, bad, done: true };
}

/** The code that a line names, however wrong the rest of it is. */
function codeIn(value: unknown): { readonly code?: string } {
  const read = v.safeParse(v.looseObject({ code: v.string() }), value);
  return read.success ? { code: read.output.code } : {};
}

/** Ends the transaction without keeping anything. */
class Refused extends Error {}

/** A product, and where it stands. */
interface PlacedProduct extends LinePlace {
  readonly product: ProductLine;
}

type Refuse = (bad: BadLine) => void;

interface Writer {
  /** Of all products that were added. */
  readonly codes: ReadonlySet<string>;
  has(product: ProductLine): boolean;
  /** Keeps a product, sooner or later. */
  add(product: PlacedProduct): Promise<void>;
  /** Resolves with how many were kept when the database has all of them. */
  end(): Promise<number>;
}

async function createWriter(db: Db, refuse: Refuse, pictures: PictureIntake): Promise<Writer> {
  const groups = await readGroups(db);
  const seen = new Set<string>();
  let nextId = await nextIdOf(db, products, products.id);
  let kept = 0;
  let waiting: PlacedProduct[] = [];
  // While the database keeps one batch, the lines of the next are read.
  let keeping: Promise<void> = Promise.resolve();
  const keepBatch = async (batch: readonly PlacedProduct[]): Promise<void> => {
    const rows = await rowsOf(db, batch, nextId, refuse);
    // Before what shows them: none is deleted as if it were unused.
    await pictures.write(db);
    await keep(db, groups, rows);
    kept += rows.length;
    nextId = rows.reduce((next, { id }) => Math.max(next, id + 1), nextId);
  };
  const flush = async (): Promise<void> => {
    const batch = waiting;
    waiting = [];
    await keeping;
    keeping = keepBatch(batch);
    // The next `await` of it reports its failure.
    keeping.catch(() => undefined);
  };
  return {
    codes: seen,
    has: ({ code }) => seen.has(code),
    add: async (placed) => {
      seen.add(placed.product.code);
      waiting.push(placed);
      if (waiting.length === rowsAtOnce) await flush();
    },
    end: async () => {
      if (waiting.length > 0) await flush();
      await keeping;
      return kept;
    },
  };
}

/** A product with the id and the address that it has or gets. */
interface ProductRow {
  readonly id: number;
  readonly slug: string;
  readonly line: ProductLine;
}

/** Gives products their ids and addresses; one that asks for those of another is refused. */
async function rowsOf(
  db: Db,
  batch: readonly PlacedProduct[],
  firstId: number,
  refuse: Refuse,
): Promise<ProductRow[]> {
  const lines = batch.map(({ product }) => product);
  const ids = lines.flatMap(({ id }) => id ?? []);
  const slugs = lines.flatMap(({ slug }) => slug || []);
  const known = await db
    .select({ id: products.id, code: products.code, slug: products.slug })
    .from(products)
    .where(
      or(
        sql`${products.code} = any(${sql.param(lines.map(({ code }) => code))})`,
        ids.length > 0 ? sql`${products.id} = any(${sql.param(ids)})` : undefined,
        slugs.length > 0 ? sql`${products.slug} = any(${sql.param(slugs)})` : undefined,
      ),
    );
  const byCode = new Map(known.map((row) => [row.code, row]));
  const taken = new Set<number | string>(known.flatMap(({ id, slug }) => [id, slug]));
  const rows: ProductRow[] = [];
  let nextId = ids.reduce((next, id) => Math.max(next, id + 1), firstId);
  for (const { product: line, ...place } of batch) {
    const same = byCode.get(line.code);
    if (same) {
      rows.push({ ...same, line });
      continue;
    }
    const id = line.id ?? nextId;
    // The id makes the address unique.
    const slug = line.slug || `${slugOf(`${line.name_pt} ${line.code}`)}-${id}`;
    const clash = taken.has(id) ? 'id' : taken.has(slug) ? 'slug' : undefined;
    if (clash !== undefined) {
      refuse({ ...place, code: line.code, reason: `${clash} is that of another product` });
      continue;
    }
    taken.add(id).add(slug);
    nextId = Math.max(nextId, id + 1);
    rows.push({ id, slug, line });
  }
  return rows;
}

async function keep(db: Db, groups: Groups, batch: readonly ProductRow[]): Promise<void> {
  const rows = [];
  for (const { id, slug, line } of batch) {
    rows.push({ id, slug, ...(await groups.placeOf(line)), ...columnsOf(line) });
  }
  // One parameter for all: thousands of them take longer to write down than products to keep.
  await db.execute(sql`
    insert into products (id, slug, code, ${changing})
    select id, slug, code, ${changing}
    from json_populate_recordset(null::products, ${JSON.stringify(rows)}::json)
    on conflict (code) do update set ${changes}
  `);
}

/** Hides all products but those of the codes; returns how many. */
async function hideOthers(db: Db, codes: ReadonlySet<string>): Promise<number> {
  const hidden = await db
    .update(products)
    .set({ active: false })
    .where(
      and(
        eq(products.active, true),
        sql`not exists (select from unnest(${sql.param([...codes])}::text[]) as named (code)
          where named.code = ${products.code})`,
      ),
    )
    .returning({ id: products.id });
  return hidden.length;
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
    active: line.active,
    pictures: line.pictures,
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
  products.shelf,
  products.showPrice,
  products.active,
  products.pictures,
].map(({ name }) => sql.identifier(name));
const changing = sql.join(columns, sql`, `);
const changes = sql.join(
  columns.map((name) => sql`${name} = excluded.${name}`),
  sql`, `,
);
