/** Which product of the shop each line means. */
import { oneLine } from '@ponte/contract/rules/one-line';
import { or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/db/client.ts';
import { products } from '../../platform/db/schema/index.ts';
import type { ProductPlace } from './groups.ts';
import type { KnownCodes } from './known-codes.ts';
import { latinLookAlike } from './product-code.ts';
import type { ProductLine } from './product-line.ts';
import type { Problem } from './sentences/sentences.ts';
import { isSpoilt } from './spoilt-codes.ts';

export interface KnownProduct extends ProductPlace {
  readonly id: number;
  readonly code: string;
  readonly slug: string;
  readonly name_pt: string;
  readonly name_es: string;
  readonly price_usd_cents: number | null;
}

/** What the shop has of the products that a batch may mean. */
export interface KnownProducts {
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

export async function findKnown(
  db: Db,
  batch: readonly { readonly line: ProductLine }[],
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
  | { readonly product: KnownProduct | undefined; readonly code: string }
  | { readonly problem: Problem };

export function meaning({ id, code: written }: ProductLine, known: KnownProducts): Meaning {
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
    : { product: undefined, code };
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
