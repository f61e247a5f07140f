/** Which product each line of a batch means, and what it changes of it. */
import { oneLine } from '@ponte/contract/rules/one-line';
import { generalTaxPercent } from '@ponte/regional/money';
import { or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../db/client.ts';
import { products } from '../db/schema/index.ts';
import { longestSlug, slugOf } from './fields.ts';
import { isNamed, nextIdOf, type Groups } from './groups.ts';
import { readKnownCodes, type KnownCodes } from './known-codes.ts';
import { codeKey, latinLookAlike } from './product-code.ts';
import { columnsOf, type ProductColumns } from './product-columns.ts';
import type { ProductLine } from './product-line.ts';
import type { BadLine, LinePlace } from './read-file.ts';
import type { Problem } from './sentences/sentences.ts';
import { isSpoilt } from './spoilt-codes.ts';

/** A line with its pictures as the shop keeps them. */
export interface PlacedLine {
  readonly place: LinePlace;
  readonly line: ProductLine;
  readonly pictures: readonly string[] | undefined;
}

/** What an import does to a product. */
export interface PlannedProduct {
  readonly place: LinePlace;
  readonly id: number;
  readonly code: string;
  /** Of a new product, whose columns are all there. */
  readonly slug: string | undefined;
  readonly columns: Partial<ProductColumns>;
}

export interface PlannerOptions {
  /** Shows what lines name, unless they say otherwise. */
  readonly showNamed: boolean;
  readonly onBadLine: (bad: BadLine) => void;
  /** Receives what is kept otherwise than its line says. */
  readonly onNote: (note: BadLine) => void;
}

export interface Planner {
  /** The products of a file, each of which is planned once; bad lines are refused. */
  plan(batch: readonly PlacedLine[]): Promise<PlannedProduct[]>;
  /** Of all products that were planned. */
  readonly ids: ReadonlySet<number>;
}

interface KnownProduct {
  readonly id: number;
  readonly code: string;
  readonly slug: string;
  readonly department_id: number | null;
  readonly category_id: number | null;
  readonly brand_id: number | null;
  readonly name_pt: string;
  readonly name_es: string;
  readonly price_usd_cents: number | null;
}

/** What a product has of which its first line says nothing. */
const usual = {
  name_pt: '',
  name_es: '',
  brand_id: null,
  category_id: null,
  department_id: null,
  details_pt: '',
  details_es: '',
  specifications_pt: [],
  specifications_es: [],
  tax_percent: generalTaxPercent,
  in_stock: true,
  in_physical_stock: true,
  pieces_left: null,
  show_price: true,
  active: true,
  pictures: [],
} satisfies Partial<ProductColumns>;

export async function createPlanner(
  db: Db,
  groups: Groups,
  { showNamed, onBadLine, onNote }: PlannerOptions,
): Promise<Planner> {
  const ids = new Set<number>();
  /** Where each code of the file stands first, by its key. */
  const seen = new Map<string, { readonly line: number; readonly code: string }>();
  let nextId = await nextIdOf(db, products, products.id);
  let codes: Promise<KnownCodes> | undefined;

  const planKnown = async (
    { place, line, pictures }: PlacedLine,
    { id, code, ...at }: KnownProduct,
  ): Promise<PlannedProduct | readonly Problem[]> => {
    const { name_pt = at.name_pt, name_es = at.name_es } = line;
    const lack =
      withoutName({ name_pt, name_es }) ??
      outsideCategory(line, at) ??
      withoutPrice(line, at.price_usd_cents);
    if (lack) return [lack];
    const note = (problem: Problem): void => onNote({ ...place, code, problems: [problem] });
    const columns = columnsOf(line, await groups.placeOf(line, at, note), pictures);
    const isPriced = at.price_usd_cents === null && typeof line.price_usd === 'number';
    const shown = {
      ...(showNamed && { active: true }),
      // It was hidden because there was none.
      ...(isPriced && { show_price: true }),
      ...columns,
    };
    return { place, id, code, slug: undefined, columns: shown };
  };

  const planNew = async (
    { place, line, pictures }: PlacedLine,
    code: string,
    taken: ReadonlySet<number | string>,
  ): Promise<PlannedProduct | readonly Problem[]> => {
    const problems = problemsOfNew(line);
    if (problems.length > 0) return problems;
    const id = line.id ?? nextId;
    // The id makes the address unique.
    const slug = line.slug || madeSlug(`${line.name_pt || line.name_es} ${code}`, id);
    if (taken.has(id)) return [{ field: 'id', says: 'ofOtherProduct' }];
    if (taken.has(slug)) return [{ field: 'slug', says: 'ofOtherProduct' }];
    const note = (problem: Problem): void => onNote({ ...place, code, problems: [problem] });
    const columns = columnsOf(line, await groups.placeOf(line, undefined, note), pictures);
    return { place, id, code, slug, columns: Object.assign({}, usual, columns) };
  };

  return {
    ids,
    plan: async (batch) => {
      const known = await findKnown(db, batch, () => (codes ??= readKnownCodes(db)));
      const taken = new Set<number | string>(known.all.flatMap(({ id, slug }) => [id, slug]));
      for (const { line } of batch) nextId = Math.max(nextId, (line.id ?? 0) + 1);
      const planned: PlannedProduct[] = [];
      for (const one of batch) {
        const { place, line } = one;
        const refuse = (...problems: readonly Problem[]): void =>
          onBadLine({ ...place, ...(line.code !== undefined && { code: line.code }), problems });
        const means = meaning(line, known);
        if ('problem' in means) {
          refuse(means.problem);
          continue;
        }
        const key = codeKey(means.code);
        const first = seen.get(key);
        if ('product' in means ? ids.has(means.product.id) : first !== undefined) {
          refuse(
            first === undefined || first.code === line.code
              ? { field: 'code', says: 'twice' }
              : { field: 'code', says: 'twiceAs', values: { ...first } },
          );
          continue;
        }
        const result =
          'product' in means
            ? await planKnown(one, means.product)
            : await planNew(one, means.code, taken);
        if (!('columns' in result)) {
          refuse(...result);
          continue;
        }
        seen.set(key, { line: place.line, code: line.code ?? means.code });
        ids.add(result.id);
        if (result.slug !== undefined) taken.add(result.id).add(result.slug);
        nextId = Math.max(nextId, result.id + 1);
        planned.push(result);
      }
      return planned;
    },
  };
}

/** What a new product lacks of what a sale needs. */
function problemsOfNew(line: ProductLine): readonly Problem[] {
  const { name_pt = '', name_es = '' } = line;
  return [
    withoutName({ name_pt, name_es }) ?? [],
    outsideCategory(line, undefined) ?? [],
    line.price_usd === undefined ? ({ field: 'price_usd', says: 'noPrice' } as const) : [],
  ].flat();
}

/** A department is one of a category. */
function outsideCategory(
  line: ProductLine,
  at: Pick<KnownProduct, 'category_id'> | undefined,
): Problem | undefined {
  if (!isNamed({ pt: line.department_pt, es: line.department_es })) return undefined;
  const { category_pt: pt, category_es: es } = line;
  const isWithin = pt === undefined && es === undefined ? at?.category_id : isNamed({ pt, es });
  return isWithin ? undefined : { field: 'department_pt', says: 'outsideCategory' };
}

/** A name in one language does, and none is not enough. */
function withoutName(names: Pick<ProductColumns, 'name_pt' | 'name_es'>): Problem | undefined {
  return names.name_pt === '' && names.name_es === ''
    ? { field: 'name_pt', says: 'noName' }
    : undefined;
}

/** A price that there is not can't be shown. */
function withoutPrice(
  { price_usd, show_price }: ProductLine,
  before: number | null,
): Problem | undefined {
  return show_price && price_usd === undefined && before === null
    ? { field: 'show_price', says: 'nothingToShow' }
    : undefined;
}

/** As much of a name and a code as an address takes, with the id at its end. */
function madeSlug(text: string, id: number): string {
  const end = `-${id}`;
  return (
    slugOf(text)
      .slice(0, longestSlug - end.length)
      .replace(/-$/, '') + end
  );
}

/** What the shop has of the products that a batch may mean. */
interface KnownProducts {
  readonly all: readonly KnownProduct[];
  readonly byCode: ReadonlyMap<string, KnownProduct>;
  readonly byId: ReadonlyMap<number, KnownProduct>;
  /** For codes that are none of these to the letter; undefined where there are none. */
  readonly codes: KnownCodes | undefined;
}

const knownColumns = {
  id: products.id,
  code: products.code,
  slug: products.slug,
  brand_id: products.brandId,
  department_id: products.departmentId,
  category_id: products.categoryId,
  name_pt: products.namePt,
  name_es: products.nameEs,
  price_usd_cents: products.priceUsdCents,
};

async function findKnown(
  db: Db,
  batch: readonly PlacedLine[],
  readCodes: () => Promise<KnownCodes>,
): Promise<KnownProducts> {
  const written = batch.flatMap(({ line: { code } }) => code ?? []);
  const wanted = written.flatMap((code) => {
    const line = oneLine(code);
    return line === code ? code : [code, line];
  });
  const ids = batch.flatMap(({ line: { id } }) => id ?? []);
  const slugs = batch.flatMap(({ line: { slug } }) => slug || []);
  const isOf = (column: PgColumn, values: readonly (string | number)[]) =>
    values.length > 0 ? sql`${column} = any(${sql.param(values)})` : undefined;
  const select = (...conditions: readonly (SQL | undefined)[]) =>
    db
      .select(knownColumns)
      .from(products)
      .where(or(sql`false`, ...conditions));
  const exact = await select(
    isOf(products.code, wanted),
    isOf(products.id, ids),
    isOf(products.slug, slugs),
  );
  const found = new Set(exact.map(({ code }) => code));
  const others = written.filter((code) => !found.has(code) && !found.has(oneLine(code)));
  const codes = others.length > 0 ? await readCodes() : undefined;
  const alike = others.flatMap((code) => codes?.alike(oneLine(code))?.id ?? []);
  const all = alike.length > 0 ? [...exact, ...(await select(isOf(products.id, alike)))] : exact;
  return {
    all,
    byCode: new Map(all.map((row) => [row.code, row])),
    byId: new Map(all.map((row) => [row.id, row])),
    codes,
  };
}

/** The product that a line means, or the code of a new one. */
type Meaning =
  | { readonly product: KnownProduct; readonly code: string }
  | { readonly code: string }
  | { readonly problem: Problem };

function meaning({ id, code: written }: ProductLine, known: KnownProducts): Meaning {
  const sameId = id === null ? undefined : known.byId.get(id);
  if (written === undefined) {
    return sameId
      ? { product: sameId, code: sameId.code }
      : { problem: { field: 'code', says: 'missing' } };
  }
  const code = oneLine(written);
  const alike = known.codes?.alike(code);
  const found =
    known.byCode.get(written) ??
    known.byCode.get(code) ??
    (alike && latinLookAlike(code) === undefined ? known.byId.get(alike.id) : undefined);
  if (found) {
    return sameId && sameId !== found
      ? { problem: { field: 'id', says: 'ofProduct', values: { code: sameId.code } } }
      : { product: found, code: found.code };
  }
  const problem = problemOfNew(code, known.codes);
  if (problem) return { problem };
  return sameId
    ? { problem: { field: 'id', says: 'ofProduct', values: { code: sameId.code } } }
    : { code };
}

/** Why a code that the shop does not have is likely a mistake. */
function problemOfNew(code: string, codes: KnownCodes | undefined): Problem | undefined {
  const original = codes?.originalOf(code);
  if (original !== undefined) {
    return { field: 'code', says: 'shortenedFrom', values: { code: original } };
  }
  if (isSpoilt(code)) return { field: 'code', says: 'shortened' };
  const latin = latinLookAlike(code);
  if (latin === undefined) return undefined;
  return {
    field: 'code',
    says: 'lookAlike',
    values: { code: codes?.alike(code)?.code ?? latin },
  };
}
