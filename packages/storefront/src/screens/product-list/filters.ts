import type { BrandName, ListFacets, Shop } from '@ponte/domain';
import {
  facetsOf,
  filterParameters,
  listAddress,
  noFilters,
  productListOf,
  readFilters,
  withFilters,
  type ListQuery,
  type Place,
} from '@ponte/domain/product-list';
import { currencies, formatMoney, money, type CurrencyCode } from '@ponte/regional/money';
import type { FilterChip } from '@ponte/ui/filter-chips';
import type {
  FilterBoxes,
  FilterChoice,
  FilterGroup,
  FilterLinks,
  FilterValues,
} from '@ponte/ui/filter-panel';
import type { IntlShape } from 'react-intl';

/** A list, and what says what it can be narrowed by. */
export interface Filtered {
  readonly shop: Shop;
  readonly intl: IntlShape;
  readonly query: ListQuery;
  readonly place: Place;
}

/** The fields of the filters' form. */
export function valuesOf(query: ListQuery): FilterValues {
  const values: Record<string, string[]> = {};
  for (const [name, value] of filterParameters(query)) {
    values[name] = [...(values[name] ?? []), ...value.split(',')];
  }
  return values;
}

/** The list with what a form's fields say. */
export function withValues(query: ListQuery, values: FilterValues): ListQuery {
  const search = new URLSearchParams();
  for (const [name, all] of Object.entries(values)) {
    for (const value of all) search.append(name, value);
  }
  return withFilters(query, readFilters(search));
}

/**
 * The groups of the panel, in its order.
 * @param facets by default those of the list that is shown
 */
export function filterGroups(
  filtered: Filtered,
  facets: ListFacets | undefined = facetsOf(filtered.shop).of(filtered.query),
): readonly FilterGroup[] {
  const { shop, intl, query } = filtered;
  const { price = null, inStock = null } = facets ?? {};
  const currency = shop.prices.catalogueCurrency;
  return [
    placesToGo(filtered, facets),
    ...(inStock === null
      ? []
      : [
          {
            kind: 'flag',
            id: 'stock',
            name: 'estoque',
            label: intl.formatMessage({ id: 'listTools.inStock' }),
            count: inStock,
          } as const,
        ]),
    ...(price === null
      ? []
      : [
          {
            kind: 'range',
            id: 'price',
            names: ['preco_min', 'preco_max'],
            label: intl.formatMessage(
              { id: 'listTools.price' },
              { sign: currencies[currency].symbol },
            ),
            min: Number(price.min),
            max: Number(price.max),
            format: (amount: number) => formatAmount(amount, currency),
          } as const,
        ]),
    brandsToChoose(filtered, facets),
    ...(facets?.facets ?? []).map((facet): FilterBoxes => ({
      kind: 'boxes',
      id: facet.id,
      name: 'f',
      label: facet.name,
      choices: facet.values.map(({ id, name, count }) => ({
        value: `${facet.id}:${id}`,
        label: name,
        count: count ?? undefined,
      })),
      leftOut: facets?.leftOut[facet.id],
      whole: query.allValues,
    })),
  ];
}

/** What narrows the list, each with the list without it. */
export function filterChips(filtered: Filtered): readonly FilterChip[] {
  const { shop, intl, query } = filtered;
  const { brandIds, facets, priceFrom, priceTo, inStockOnly } = query;
  const known = facetsOf(shop).of(query)?.facets;
  const brands = productListOf(shop).chosenBrandsOf(query);
  const currency = shop.prices.catalogueCurrency;
  const amount = (decimal: string | null) =>
    decimal === null ? '' : formatAmount(Number(decimal), currency);
  const without = (left: Partial<ListQuery>) => listAddress(withFilters(query, left));
  const chips = brandIds.map((id) => ({
    label: brands.find((brand) => brand.id === id)?.name ?? `#${id}`,
    href: without({ brandIds: brandIds.filter((other) => other !== id) }),
  }));
  for (const part of facets) {
    const [facetId, valueId] = part.split(':');
    const facet = known?.find(({ id }) => id === facetId);
    const value = facet?.values.find(({ id }) => id === valueId);
    chips.push({
      label: facet && value ? `${facet.name}: ${value.name}` : part.replace(':', ': '),
      href: without({ facets: facets.filter((other) => other !== part) }),
    });
  }
  if (priceFrom !== null || priceTo !== null) {
    const kind = priceFrom === null ? 'upTo' : priceTo === null ? 'from' : 'between';
    chips.push({
      label: intl.formatMessage(
        { id: 'listTools.priceChip' },
        { kind, from: amount(priceFrom), to: amount(priceTo) },
      ),
      href: without({ priceFrom: null, priceTo: null }),
    });
  }
  if (inStockOnly) {
    chips.push({
      label: intl.formatMessage({ id: 'listTools.inStock' }),
      href: without({ inStockOnly: false }),
    });
  }
  return chips;
}

/** Narrower lists, which keep the filters: departments of a category, or categories. */
function placesToGo(
  { shop, intl, query, place }: Filtered,
  facets: ListFacets | undefined,
): FilterLinks {
  const { category, department } = place;
  const isBrand = query.list === 'brand';
  const to = (where: Partial<ListQuery>) => listAddress(withFilters({ ...query, ...where }, {}));
  const isOfDepartments = category !== null && !isBrand;
  const counted = (isOfDepartments ? facets?.departments : facets?.categories) ?? [];
  const possible = isOfDepartments
    ? category.departments
    : isBrand || query.text !== ''
      ? counted
      : productListOf(shop).categoriesOf(query);
  const items = possible.flatMap(({ id, slug, name }) => {
    const count = counted.find((other) => other.id === id)?.count;
    const current = id === (isOfDepartments ? department : category)?.id;
    // Without a product it leads nowhere, unless the store does not count.
    if (!count && !current && counted.length > 0) return [];
    const where = isOfDepartments ? { department: slug } : { category: slug };
    return [{ href: to(where), label: name, count: count ?? undefined, current }];
  });
  const widerLabel = isOfDepartments
    ? intl.formatMessage({ id: 'list.allOf' }, { category: category.name })
    : intl.formatMessage({ id: 'listTools.allCategories' });
  const wider = isOfDepartments ? { department: null } : { category: null };
  const current = isOfDepartments ? department === null : category === null;
  return {
    kind: 'links',
    id: 'places',
    label: intl.formatMessage({
      id: isOfDepartments ? 'list.departments' : 'listTools.categories',
    }),
    items: [
      ...(isOfDepartments && query.text !== ''
        ? [
            {
              href: to({ category: null, department: null }),
              label: intl.formatMessage({ id: 'listTools.allCategories' }),
            },
          ]
        : []),
      ...(items.length > 0 ? [{ href: to(wider), label: widerLabel, current }] : []),
      ...items,
    ],
    whole: query.allValues,
  };
}

interface BrandOffer {
  /** The brands with products here; undefined until they are counted. */
  readonly counted: ListFacets['brands'] | undefined;
  /** Every known brand, offered until they are counted. */
  readonly all: readonly BrandName[];
  readonly chosen: readonly BrandName[];
}

/** The brands to filter by with their counts; those that are chosen without having any come last. */
export function brandChoices({ counted, all, chosen }: BrandOffer): readonly FilterChoice[] {
  const offered = counted ?? all.map(({ id, name }) => ({ id, name, count: null }));
  const missing = chosen.filter(({ id }) => !offered.some((brand) => brand.id === id));
  const others = missing.map(({ id, name }) => ({ id, name, count: counted ? 0 : null }));
  return [...offered, ...others].map(({ id, name, count }) => ({
    value: String(id),
    label: name,
    count: count ?? undefined,
  }));
}

/** None where the address already names a brand. */
function brandsToChoose(
  { shop, intl, query, place }: Filtered,
  facets: ListFacets | undefined,
): FilterBoxes {
  return {
    kind: 'boxes',
    id: 'brands',
    name: 'brandSlug',
    label: intl.formatMessage({ id: 'listTools.brands' }),
    choices: place.brand
      ? []
      : brandChoices({
          counted: facets?.brands,
          all: shop.startData.whole?.brands ?? [],
          chosen: productListOf(shop).chosenBrandsOf(query),
        }),
    leftOut: facets?.leftOut['brands'],
    whole: query.allValues,
  };
}

/** The list without any filter. */
export function unfilteredHref(query: ListQuery): string {
  return listAddress(withFilters(query, noFilters));
}

/** The list with every value of its groups. */
export function allValuesHref(query: ListQuery): string {
  return listAddress({ ...query, allValues: true });
}

/** @param amount in whole units */
function formatAmount(amount: number, currency: CurrencyCode): string {
  const minor = Math.round(amount * 10 ** currencies[currency].decimals);
  return formatMoney(money(minor, currency));
}

export function isEmptyGroup(group: FilterGroup): boolean {
  if (group.kind === 'links') return group.items.length === 0;
  return group.kind === 'boxes' && group.choices.length === 0;
}
