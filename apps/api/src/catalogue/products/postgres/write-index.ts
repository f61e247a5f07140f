/** Keeps the index's tables as the goods are, in parts that each stand for themselves. */
import type { Lang } from '@ponte/contract/wire';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import {
  brands,
  categories,
  departments,
  indexedFacetValues,
  indexedKeys,
  indexedProducts,
  indexedWords,
  products,
} from '../../../platform/db/schema/index.ts';
import type { FacetIndex } from '../memory/facet-index.ts';
import { textAt } from '../memory/packed-texts.ts';
import { isPlace, placeOf } from '../memory/places.ts';
import { productOf, type Postings } from '../memory/postings.ts';
import { readRows, rowsAtOnce } from '../memory/read-snapshot.ts';
import { inSlices } from '../memory/slices.ts';
import { SnapshotDraft, type ProductRows, type Surroundings } from '../memory/snapshot-draft.ts';
import type { SnapshotData } from '../memory/snapshot.ts';
import { codeKey } from '../text/tokens.ts';
import { numbers } from './conditions.ts';
import { lexeme, wholeCode } from './search-terms.ts';

/** Any number that no other program uses on this database. */
const indexLock = 764_202;

/** From this number on the tables are analysed at once: plans of Postgres depend on their sizes. */
const manyRows = 2_000;

/** To be raised with every change of what tokens, places or facets are made of a product. */
const rules = 5;

/** A row's version: `xmin` changes with every update, by any process. */
const madeOf = sql<string>`concat_ws(' ', ${rules}::int, ${products}.xmin, coalesce(${categories}.xmin::text, '-'), coalesce(${departments}.xmin::text, '-'), coalesce(${brands}.xmin::text, '-'))`;

/** Reads again what has changed since it was read. Several processes may do so at the same time. */
export async function writeIndex(db: Db, surroundings: Surroundings): Promise<void> {
  let written = 0;
  for (let after: number | undefined = 0; after !== undefined;) {
    const from: number = after;
    after = await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${indexLock})`);
      return writePart(tx, surroundings, from);
    });
    written += rowsAtOnce;
  }
  await dropGone(db);
  await writeSold(db, surroundings.sold);
  if (written > manyRows) {
    for (const table of [indexedProducts, indexedWords, indexedKeys]) {
      await db.execute(sql`analyze ${table}`);
    }
  }
}

/** @returns the last id of a whole part, after which there may be more */
async function writePart(
  tx: Db,
  surroundings: Surroundings,
  after: number,
): Promise<number | undefined> {
  // Read before the rows themselves: of what changes in between, the older version is noted.
  const stale = await tx
    .select({ id: products.id, madeOf })
    .from(products)
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(departments, eq(departments.id, products.departmentId))
    .leftJoin(brands, eq(brands.id, products.brandId))
    .leftJoin(indexedProducts, eq(indexedProducts.productId, products.id))
    .where(
      and(
        gt(products.id, after),
        products.active,
        sql`${indexedProducts.madeOf} is distinct from ${madeOf}`,
      ),
    )
    .orderBy(products.id)
    .limit(rowsAtOnce);
  const ids = stale.map(({ id }) => id);
  const rows = ids.length > 0 ? await readRows(tx, 0, inArray(products.id, ids)) : undefined;
  if (rows) {
    const draft = new SnapshotDraft(surroundings);
    await inSlices(draft.add(rows));
    const none = new Uint32Array(rows.ids.length);
    const data = await inSlices(draft.finish('', { 'nome pt': none, 'nome es': none }));
    const versions = new Map(stale.map((one) => [one.id, one.madeOf]));
    await writeProducts(tx, rows, { data, versions });
    await writeWords(tx, rows.ids, data);
  }
  return stale.length === rowsAtOnce ? stale.at(-1)?.id : undefined;
}

interface Read {
  readonly data: SnapshotData;
  readonly versions: ReadonlyMap<number, string>;
}

async function writeProducts(tx: Db, rows: ProductRows, { data, versions }: Read): Promise<void> {
  const { facets } = data;
  const valueIds = await writeFacetValues(tx, facets);
  const values = rows.ids.map((productId, product) => ({
    productId,
    madeOf: versions.get(productId) ?? '',
    categoryId: rows.categories[product] ?? null,
    departmentId: rows.departments[product] ?? null,
    brandId: rows.brands[product] ?? null,
    available: rows.inStock[product] ?? false,
    priceUsdCents: rows.prices[product] ?? null,
    taxPercent: rows.taxPercents[product] ?? 0,
    sold: 0,
    codeKey: codeKey(rows.codes[product] ?? ''),
    facetValues: Array.from(
      facets.held.subarray(facets.starts[product], facets.starts[product + 1]),
      (value) => valueIds[value] ?? 0,
    ),
  }));
  await tx
    .insert(indexedProducts)
    .values(values)
    .onConflictDoUpdate({
      target: indexedProducts.productId,
      set: {
        madeOf: sql`excluded.made_of`,
        categoryId: sql`excluded.category_id`,
        departmentId: sql`excluded.department_id`,
        brandId: sql`excluded.brand_id`,
        available: sql`excluded.available`,
        priceUsdCents: sql`excluded.price_usd_cents`,
        taxPercent: sql`excluded.tax_percent`,
        codeKey: sql`excluded.code_key`,
        facetValues: sql`excluded.facet_values`,
      },
    });
}

/** @returns the id of each value by its number */
async function writeFacetValues(tx: Db, { facets, values }: FacetIndex): Promise<number[]> {
  if (values.length === 0) return [];
  const rows = values.map(({ facet, slug, names, size }) => ({
    facet: facets[facet]?.slug ?? '',
    facetNamePt: facets[facet]?.names.pt ?? '',
    facetNameEs: facets[facet]?.names.es ?? '',
    slug,
    namePt: names.pt,
    nameEs: names.es,
    size: size ?? null,
  }));
  const { facet, slug, id } = indexedFacetValues;
  const isShorter = sql`length(excluded.name_pt) < length(${indexedFacetValues.namePt})`;
  const known = await tx
    .insert(indexedFacetValues)
    .values(rows)
    .onConflictDoUpdate({
      target: [facet, slug],
      set: {
        namePt: sql`case when ${isShorter} then excluded.name_pt else ${indexedFacetValues.namePt} end`,
        nameEs: sql`case when ${isShorter} then excluded.name_es else ${indexedFacetValues.nameEs} end`,
        size: sql`excluded.size`,
      },
    })
    .returning({ id, facet, slug });
  const ids = new Map(known.map((one) => [`${one.facet}:${one.slug}`, one.id]));
  return rows.map((row) => ids.get(`${row.facet}:${row.slug}`) ?? 0);
}

async function writeWords(
  tx: Db,
  ids: readonly number[],
  { words, codes }: SnapshotData,
): Promise<void> {
  const texts = ids.map((): Record<Lang, string[]> => ({ pt: [], es: [] }));
  const uses = new Map<string, number>();
  const add = ({ keys, starts, members }: Postings, mark: string): void => {
    for (let at = 0; at + 1 < starts.length; at += 1) {
      const key = `${mark}${textAt(keys, at) ?? ''}`;
      const own = members.subarray(starts[at], starts[at + 1]);
      uses.set(key, own.length);
      for (const member of own) {
        const text = texts[productOf(member)];
        for (const lang of ['pt', 'es'] as const) {
          const place = placeOf(member, lang);
          if (isPlace(place)) text?.[lang].push(lexeme(key, place));
        }
      }
    }
  };
  add(words, '');
  add(codes, wholeCode);
  await tx
    .insert(indexedWords)
    .values(
      ids.map((productId, product) => ({
        productId,
        pt: texts[product]?.pt.join(' ') ?? '',
        es: texts[product]?.es.join(' ') ?? '',
      })),
    )
    .onConflictDoUpdate({
      target: indexedWords.productId,
      set: { pt: sql`excluded.pt`, es: sql`excluded.es` },
    });
  await tx.execute(sql`
    insert into ${indexedKeys} (key, uses)
    select * from unnest(${sql.param([...uses.keys()])}::text[], ${numbers([...uses.values()])})
    on conflict (key) do update set uses = ${indexedKeys.uses} + excluded.uses
  `);
}

/** Hidden products, and those that there are no more. */
async function dropGone(db: Db): Promise<void> {
  const { productId } = indexedProducts;
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${indexLock})`);
    const gone = await tx
      .delete(indexedProducts)
      .where(
        sql`not exists (select from ${products} where ${products.id} = ${productId} and ${products.active})`,
      )
      .returning({ productId });
    const ids = gone.map((one) => one.productId);
    if (ids.length > 0) {
      await tx.delete(indexedWords).where(sql`${indexedWords.productId} = any(${numbers(ids)})`);
    }
  });
}

async function writeSold(db: Db, sold: ReadonlyMap<number, number>): Promise<void> {
  const { productId, sold: pieces } = indexedProducts;
  const ids = [...sold.keys()];
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${indexLock})`);
    await tx
      .update(indexedProducts)
      .set({ sold: 0 })
      .where(and(gt(pieces, 0), sql`not (${productId} = any(${numbers(ids)}))`));
    await tx.execute(sql`
      update ${indexedProducts} set sold = known.sold
      from unnest(${numbers(ids)}, ${numbers([...sold.values()])}) known (id, sold)
      where ${productId} = known.id and ${pieces} <> known.sold
    `);
  });
}
