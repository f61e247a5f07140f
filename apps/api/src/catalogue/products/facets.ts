import type { WireCountedPlace, WireFacet, WireFacets } from '@ponte/contract/products';
import type { Lang } from '@ponte/contract/wire';
import { toDecimalString } from '@ponte/regional/money';
import { asc } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { brands, categories, departments } from '../../platform/db/schema/index.ts';
import type { Priced } from '../../platform/pricing/prices.ts';
import { cached } from '../../platform/runtime/cached.ts';
import type { Clock } from '../../platform/runtime/clock.ts';
import { byPeople } from './groups.ts';
import type { CountedFacet, CountedValue, FacetCounts } from './product-index.ts';
import type { ProductFilter } from './product-query.ts';
import type { Showing } from './product-wire.ts';

/** They are few and rarely renamed. */
const groupCache = { ttlMs: 5_000, size: 1 };

/**
 * The number of values that a shop shows before "more": the most frequent measures, not the
 * smallest.
 */
const firstShown = 6;

interface NamedGroup {
  readonly id: number;
  readonly slug: string;
  readonly names: Readonly<Record<Lang, string>>;
}

/** All groups in the order in which shops show them. */
export interface GroupNames {
  readonly categories: readonly NamedGroup[];
  readonly departments: readonly NamedGroup[];
  readonly brands: readonly NamedGroup[];
}

export function cacheGroups(db: Db, clock: Clock): () => Promise<GroupNames> {
  const read = cached(clock, groupCache, async (): Promise<GroupNames> => {
    const [ordinary, parts, makers] = await Promise.all([
      db.select().from(categories).orderBy(asc(categories.position), asc(categories.id)),
      db.select().from(departments).orderBy(asc(departments.position), asc(departments.id)),
      db.select().from(brands).orderBy(byPeople(brands.name), asc(brands.id)),
    ]);
    return {
      categories: ordinary.map(namedOf),
      departments: parts.map(namedOf),
      brands: makers.map(({ id, slug, name }) => ({ id, slug, names: { pt: name, es: name } })),
    };
  });
  return () => read('');
}

function namedOf({
  id,
  slug,
  namePt,
  nameEs,
}: typeof categories.$inferSelect | typeof departments.$inferSelect) {
  return { id, slug, names: { pt: namePt, es: nameEs } };
}

/** @param counts undefined for a text that has nothing to search */
export function wireFacetsOf(
  counts: FacetCounts | undefined,
  groups: GroupNames,
  filter: ProductFilter,
  { lang, prices }: Showing,
): WireFacets {
  if (!counts) {
    return {
      total: 0,
      em_estoque: 0,
      preco: null,
      categorias: [],
      departamentos: [],
      marcas: [],
      facetas: [],
    };
  }
  const placesOf = (
    names: readonly NamedGroup[],
    counted: ReadonlyMap<number, number>,
    chosen: readonly (number | undefined)[],
  ): WireCountedPlace[] =>
    names.flatMap(({ id, slug, names: { [lang]: nome } }) => {
      const total = counted.get(id) ?? 0;
      return total > 0 || chosen.includes(id) ? [{ id, slug, nome, total }] : [];
    });
  const priceOf = (priced: Priced) => toDecimalString(prices.of(priced));
  return {
    total: counts.total,
    em_estoque: counts.inStock,
    preco: counts.price
      ? { min: priceOf(counts.price.least), max: priceOf(counts.price.most) }
      : null,
    categorias: placesOf(groups.categories, counts.categories, [filter.categoryId]),
    departamentos: placesOf(groups.departments, counts.departments, [filter.departmentId]),
    marcas: placesOf(groups.brands, counts.brands, filter.brandIds ?? []),
    facetas: counts.facets.map((facet) => wireFacetOf(facet, lang)),
  };
}

function wireFacetOf({ slug, names, values }: CountedFacet, lang: Lang): WireFacet {
  return {
    id: slug,
    nome: names[lang],
    valores: inShownOrder(values).map((value) => ({
      id: value.slug,
      nome: value.names[lang],
      total: value.count,
    })),
  };
}

type ShownValue = Pick<CountedValue, 'slug' | 'size' | 'count'>;

/**
 * The most frequent first, as many as show at first, then the others as one looks them up: by name, measures by
 * size, which the first ones are too.
 */
export function inShownOrder<Value extends ShownValue>(values: readonly Value[]): readonly Value[] {
  const byCount = values.toSorted((a, b) => b.count - a.count);
  const measured = values.filter(({ size }) => size !== undefined).length * 2 > values.length;
  const [first, others] = [byCount.slice(0, firstShown), byCount.slice(firstShown)];
  return measured
    ? [...first.toSorted(bySize), ...others.toSorted(bySize)]
    : [...first, ...others.toSorted(bySlug)];
}

function bySlug(a: ShownValue, b: ShownValue): number {
  return a.slug < b.slug ? -1 : 1;
}

/** Measures by their unit and size, then what is none. */
function bySize(a: ShownValue, b: ShownValue): number {
  const unitOf = ({ slug, size }: ShownValue) =>
    size === undefined ? '~' : (/[a-z]+[23]?$/.exec(slug)?.[0] ?? '');
  const [unitA, unitB] = [unitOf(a), unitOf(b)];
  if (unitA !== unitB) return unitA < unitB ? -1 : 1;
  return (a.size ?? 0) - (b.size ?? 0);
}
