/** What stands beside a product: alike ones, what it needs, what is bought with it. */
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { brands, products, type Specification } from '../../platform/db/schema/index.ts';
import { shownListOf, shownOf } from '../../platform/db/shown-texts.ts';
import { unnamed } from '../../platform/db/unnamed.ts';
import { pricesIn } from '../../platform/pricing/prices.ts';
import { cached } from '../../platform/runtime/cached.ts';
import type { Clock } from '../../platform/runtime/clock.ts';
import { boughtTogetherFinder } from './bought-together.ts';
import type { Catalogue, ProductIndex } from './product-index.ts';
import { likeness, traitsOf, type Traits } from './text/alike.ts';
import { needsOf } from './text/companions.ts';

/** Product ids of each kind. */
export interface RelatedIds {
  readonly alike: readonly number[];
  readonly needed: readonly number[];
  readonly boughtTogether: readonly number[];
}

/** The most of each kind. */
const mostRelated = 10;

/** What each rule may add. */
const mostPerNeed = 3;

/** So many of a department are compared, those whose names have most in common. */
const mostCompared = 100;

/** Orders come in all the time; a new version of the catalogue counts at once. */
const relatedCache = { ttlMs: 600_000, staleMs: 600_000, size: 5_000 };

/** What is needed is neither sorted nor filtered by price. */
const inDollars = pricesIn('USD', {}, { taxIncluded: false });

interface RelatedOptions {
  readonly db: Db;
  readonly clock: Clock;
  readonly catalogue: Catalogue;
  /** How many customers must have ordered products together. */
  readonly boughtTogetherBuyers: number;
}

/** A product as it is compared, with texts of the other language for those that it has not. */
export interface Compared {
  readonly id: number;
  readonly namePt: string;
  readonly nameEs: string;
  readonly specificationsPt: readonly Specification[];
  readonly specificationsEs: readonly Specification[];
  readonly departmentId: number | null;
  /** Empty where nothing is said of it. */
  readonly brandName: string;
  readonly priceUsdCents: number | null;
  readonly showPrice: boolean;
  readonly inStock: boolean;
}

/**
 * What stands beside a product, by its id, and cached for a while. Nothing for one that is not in
 * the catalogue.
 */
export function relatedFinder({
  db,
  clock,
  catalogue,
  boughtTogetherBuyers,
}: RelatedOptions): (id: number) => Promise<RelatedIds> {
  const boughtTogether = boughtTogetherFinder(db, boughtTogetherBuyers);
  const read = comparedReader(db);

  const find = async (id: number): Promise<RelatedIds> => {
    const { index } = await catalogue();
    const [product] = await read([id]);
    if (!product) return { alike: [], needed: [], boughtTogether: [] };
    const [candidates, bought, needs] = await Promise.all([
      namedAlike(index, product),
      boughtTogether(id, { now: clock.now(), limit: 2 * mostRelated }),
      findNeeded(index, product),
    ]);
    const ids = [...new Set([...candidates, ...bought, ...needs.flat()])];
    const others = new Map((await read(ids)).map((one) => [one.id, one]));
    const of = (some: readonly number[]) => some.flatMap((one) => others.get(one) ?? []);
    return relatedOf(product, {
      candidates: of(candidates),
      boughtTogether: of(bought),
      needed: needs.map(of),
    });
  };
  const kept = cached(clock, relatedCache, async (key) => find(Number(key.split(' ')[0])));
  return async (id) => kept(`${id} ${(await catalogue()).version}`);
}

function comparedReader(db: Db): (ids: readonly number[]) => Promise<Compared[]> {
  const query = db
    .select({
      id: products.id,
      namePt: sql<string>`${shownOf(products.namePt, products.nameEs)}`,
      nameEs: sql<string>`${shownOf(products.nameEs, products.namePt)}`,
      specificationsPt: sql<
        Specification[]
      >`${shownListOf(products.specificationsPt, products.specificationsEs)}`,
      specificationsEs: products.specificationsEs,
      departmentId: products.departmentId,
      brandName: sql<string>`coalesce(${brands.name}, '')`,
      priceUsdCents: products.priceUsdCents,
      showPrice: products.showPrice,
      inStock: products.available,
    })
    .from(products)
    .leftJoin(brands, eq(brands.id, products.brandId))
    .where(sql`${products.id} = any(${sql.placeholder('ids')}) and ${products.active}`)
    .prepare(unnamed);
  return async (ids) => (ids.length === 0 ? [] : query.execute({ ids }));
}

/**
 * Names of the shop's first language: what is alike doesn't depend on the reader's. Only goods of a
 * department are compared.
 */
export async function namedAlike(
  index: ProductIndex,
  { id, namePt, departmentId }: Pick<Compared, 'id' | 'namePt' | 'departmentId'>,
): Promise<readonly number[]> {
  if (departmentId === null) return [];
  const question = { departmentId, name: namePt, lang: 'pt' } as const;
  const found = await index.findNamedAlike(question, mostCompared + 1);
  return found.filter((other) => other !== id);
}

/** The products that fit each of a product's needs, the best first. */
export async function findNeeded(
  index: ProductIndex,
  product: Omit<Compared, 'priceUsdCents' | 'showPrice' | 'inStock'>,
): Promise<(readonly number[])[]> {
  const needs = needsOf(index.companions, {
    departmentId: product.departmentId,
    brand: product.brandName,
    names: [product.namePt, product.nameEs],
    specifications: [...product.specificationsPt, ...product.specificationsEs],
  });
  return Promise.all(
    needs.map(async ({ departmentId, text }) => {
      const filter = {
        text,
        isStrict: true,
        inStockOnly: false,
        ...(departmentId !== undefined && { departmentId }),
      };
      const request = { filter, order: [], page: 1, perPage: mostRelated };
      return (await index.findPage(request, { lang: 'pt', prices: inDollars })).ids;
    }),
  );
}

interface Candidates {
  readonly candidates: readonly Compared[];
  readonly boughtTogether: readonly Compared[];
  /** What fits each need. */
  readonly needed: readonly (readonly Compared[])[];
}

/** At most ten of each kind, none in two of them, those in stock first. */
export function relatedOf(
  product: Compared,
  { candidates, boughtTogether, needed }: Candidates,
): RelatedIds {
  const taken = new Set([product.id]);
  const take = (some: readonly Compared[]): number[] => {
    const chosen = inStockFirst(some.filter(({ id }) => !taken.has(id)))
      .map(({ id }) => id)
      .slice(0, mostRelated);
    for (const id of chosen) taken.add(id);
    return chosen;
  };
  return {
    needed: take(inTurns(needed.map((some) => inStockFirst(some).slice(0, mostPerNeed)))),
    boughtTogether: take(boughtTogether),
    alike: take(byLikeness(product, candidates)),
  };
}

/** The first of each list, then the second of each, and so on, each once. */
function inTurns(lists: readonly (readonly Compared[])[]): Compared[] {
  const turns = Array.from({ length: mostPerNeed }, (_, turn) =>
    lists.flatMap((list) => list[turn] ?? []),
  ).flat();
  return [...new Map(turns.map((one) => [one.id, one])).values()];
}

/** Without those of another kind. */
function byLikeness(product: Compared, candidates: readonly Compared[]): Compared[] {
  const own = comparedTraits(product);
  return candidates
    .map((other) => ({ other, like: likeness(own, comparedTraits(other)) }))
    .filter(({ like }) => like > 0)
    .toSorted((a, b) => b.like - a.like)
    .map(({ other }) => other);
}

/** A hidden price is not compared: the order would tell about it. */
function comparedTraits({ namePt, brandName, ...one }: Compared): Traits {
  return traitsOf({
    name: namePt,
    brand: brandName,
    specifications: one.specificationsPt,
    price: one.showPrice ? one.priceUsdCents : null,
  });
}

function inStockFirst(some: readonly Compared[]): Compared[] {
  return [...some.filter(({ inStock }) => inStock), ...some.filter(({ inStock }) => !inStock)];
}
