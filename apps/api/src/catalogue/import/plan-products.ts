/** What an import does to the product that each line of a batch means. */
import type { Db } from '../../platform/db/client.ts';
import { products } from '../../platform/db/schema/index.ts';
import { longestSlug, slugOf } from './fields.ts';
import { isNamed, nextIdOf, type Groups, type ProductPlace } from './groups.ts';
import { readKnownCodes, type KnownCodes } from './known-codes.ts';
import { findKnown, meaning, type KnownProduct } from './match-products.ts';
import { codeKey } from './product-code.ts';
import { columnsOf, newRow, type NewProductRow, type ProductColumns } from './product-columns.ts';
import type { ProductLine } from './product-line.ts';
import type { BadLine, LinePlace } from './read-file.ts';
import type { Problem } from './sentences/sentences.ts';

/** A line with its pictures as the shop keeps them. */
export interface PlacedLine {
  readonly place: LinePlace;
  readonly line: ProductLine;
  readonly pictures: readonly string[] | undefined;
}

/** A product that an import adds. */
export interface AddedProduct {
  readonly place: LinePlace;
  readonly row: NewProductRow;
}

/** What an import says of a product that the shop has. */
export interface KnownChange {
  readonly place: LinePlace;
  readonly id: number;
  readonly code: string;
  readonly columns: Partial<ProductColumns>;
}

export interface Plan {
  readonly added: readonly AddedProduct[];
  readonly known: readonly KnownChange[];
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
  plan(batch: readonly PlacedLine[]): Promise<Plan>;
  /** Of all products that were planned. */
  readonly ids: ReadonlySet<number>;
}

type NewIdentity = Pick<NewProductRow, 'id' | 'slug' | 'code'>;

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

  /** A new product's, or why it is none. */
  const identityOf = (
    line: ProductLine,
    code: string,
    taken: ReadonlySet<number | string>,
  ): NewIdentity | readonly Problem[] => {
    const problems = problemsOfNew(line);
    if (problems.length > 0) return problems;
    const id = line.id ?? nextId;
    // The id makes the address unique.
    const slug = line.slug || madeSlug(`${line.name_pt || line.name_es} ${code}`, id);
    if (taken.has(id)) return [{ field: 'id', says: 'ofOtherProduct' }];
    if (taken.has(slug)) return [{ field: 'slug', says: 'ofOtherProduct' }];
    return { id, slug, code };
  };

  const changeOf = (
    { line, pictures }: PlacedLine,
    product: KnownProduct,
    place: Partial<ProductPlace>,
  ): Partial<ProductColumns> => {
    const columns = columnsOf(line, place, pictures);
    const isPriced = product.price_usd_cents === null && typeof line.price_usd === 'number';
    return {
      ...(showNamed && { active: true }),
      // It was hidden because there was none.
      ...(isPriced && { show_price: true }),
      ...columns,
    };
  };

  return {
    ids,
    plan: async (batch) => {
      const shop = await findKnown(db, batch, () => (codes ??= readKnownCodes(db)));
      const taken = new Set<number | string>(shop.all.flatMap(({ id, slug }) => [id, slug]));
      for (const { line } of batch) nextId = Math.max(nextId, (line.id ?? 0) + 1);
      const added: AddedProduct[] = [];
      const known: KnownChange[] = [];
      for (const one of batch) {
        const { place, line } = one;
        const refuse = (...problems: readonly Problem[]): void =>
          onBadLine({ ...place, ...(line.code !== undefined && { code: line.code }), problems });
        const means = meaning(line, shop);
        if ('problem' in means) {
          refuse(means.problem);
          continue;
        }
        const { code, product } = means;
        const key = codeKey(code);
        const first = seen.get(key);
        if (product ? ids.has(product.id) : first !== undefined) {
          refuse(
            first === undefined || first.code === line.code
              ? { field: 'code', says: 'twice' }
              : { field: 'code', says: 'twiceAs', values: { ...first } },
          );
          continue;
        }
        const lack = product && lackOf(line, product);
        const identity = lack ? [lack] : (product ?? identityOf(line, code, taken));
        if ('length' in identity) {
          refuse(...identity);
          continue;
        }
        const { id, slug } = identity;
        const stands =
          groups.knownPlaceOf(line) ??
          (await groups.placeOf(line, product, (problem) =>
            onNote({ ...place, code, problems: [problem] }),
          ));
        if (product) known.push({ place, id, code, columns: changeOf(one, product, stands) });
        else {
          taken.add(id).add(slug);
          added.push({ place, row: newRow(line, identity, stands, one.pictures) });
        }
        seen.set(key, { line: place.line, code: line.code ?? code });
        ids.add(id);
        nextId = Math.max(nextId, id + 1);
      }
      return { added, known };
    },
  };
}

/** What a known product would lack. */
function lackOf(line: ProductLine, product: KnownProduct): Problem | undefined {
  const { name_pt = product.name_pt, name_es = product.name_es } = line;
  return (
    withoutName({ name_pt, name_es }) ??
    outsideCategory(line, product) ??
    withoutPrice(line, product.price_usd_cents)
  );
}

/** What a new product lacks of what a sale needs. */
function problemsOfNew(line: ProductLine): readonly Problem[] {
  const { name_pt = '', name_es = '' } = line;
  const noPrice = line.price_usd === undefined;
  return [
    withoutName({ name_pt, name_es }),
    outsideCategory(line, undefined),
    noPrice ? ({ field: 'price_usd', says: 'noPrice' } as const) : undefined,
  ].filter((problem) => problem !== undefined);
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
