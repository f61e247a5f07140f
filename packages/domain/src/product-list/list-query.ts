/** `default` sorts newest first, a text's results by relevance (decision 44). */
export type Sort =
  | 'default'
  | 'newest'
  | 'priceAscending'
  | 'priceDescending'
  | 'nameAscending'
  | 'nameDescending';

/** The whole catalogue, one brand, or a special category (storefront.md §2). */
export type ListName = 'products' | 'brand' | 'special';

/** What narrows a list within its place; all of it applies at once. */
export interface Filters {
  /** Any of them. */
  readonly brandIds: readonly number[];
  /** Values of facets as `facet:value`, sorted: of one facet any, of several facets each. */
  readonly facets: readonly string[];
  /** Inclusive, in the catalogue's currency: a decimal text such as `1500` or `1500.50`. */
  readonly priceFrom: string | null;
  /** Inclusive; not less than `priceFrom`. */
  readonly priceTo: string | null;
  readonly inStockOnly: boolean;
}

/** The query in a product list's address (storefront.md §2). */
export interface ListQuery extends Filters {
  readonly list: ListName;
  /** As in the address: a slug, or an id (see `resolvePlace`). */
  readonly brand: string | null;
  readonly category: string | null;
  readonly department: string | null;
  /** Trimmed; may be empty. */
  readonly text: string;
  readonly sort: Sort;
  /** The groups of filters are shown in full, which they are without JavaScript by a link. */
  readonly allValues: boolean;
  /** From 1; the last shown page. */
  readonly page: number;
  /** The number of shown pages ending with `page`: more than one after "show more". */
  readonly pages: number;
  readonly perPage: number;
}

/** The parts of an address that form a query. */
export interface ListAddress {
  /** Its first segment names the list. */
  readonly pathname: string;
  readonly params: {
    readonly brand?: string | undefined;
    readonly category?: string | undefined;
    readonly department?: string | undefined;
  };
  readonly searchParams: URLSearchParams;
}

/** Products per page on wide screens, and by default. */
export const desktopPageSize = 20;

/** Products per page on narrow screens. */
export const mobilePageSize = 12;

/** The most pages shown at once. */
export const mostPages = 8;

/** The most brands in one request. */
const mostBrands = 100;

/** The most facets in one request, and the most values of them all. */
const mostFacets = { facets: 10, values: 20 };

/** The first path segment of each list. */
const roots: Readonly<Record<ListName, string>> = {
  products: 'produtos',
  brand: 'marca',
  special: 'especial',
};

/** Sorts in menu order, with their value of `sort` in the address; `default` has none. */
export const sortOptions = [
  { sort: 'default', value: '' },
  { sort: 'priceAscending', value: 'valor_venda:asc' },
  { sort: 'priceDescending', value: 'valor_venda:desc' },
  { sort: 'nameAscending', value: 'nome:asc' },
  { sort: 'nameDescending', value: 'nome:desc' },
] as const satisfies readonly { readonly sort: Sort; readonly value: string }[];

/** The `order` parameter of the News link. */
const newestParameter = 'codigo_desc';

/** Parses an address; invalid parts are ignored. */
export function readListQuery({ pathname, params, searchParams }: ListAddress): ListQuery {
  const list = listAt(pathname);
  // A brand's page names its category in either place (storefront.md §2).
  const category = params.category || (list === 'brand' && searchParams.get('categoria')) || null;
  const page = wholeOf(searchParams.get('page'));
  return {
    list,
    brand: params.brand || null,
    category,
    department: (category && params.department) || null,
    text: (searchParams.get('text') ?? '').trim(),
    sort: sortOf(searchParams),
    ...readFilters(searchParams),
    allValues: searchParams.get('valores') === 'todos',
    page,
    pages: shownPages(page, wholeOf(searchParams.get('pages'))),
    perPage:
      searchParams.get('per_page') === String(mobilePageSize) ? mobilePageSize : desktopPageSize,
  };
}

/** The filters of an address, or of a form's fields; invalid ones are ignored. */
export function readFilters(search: URLSearchParams): Filters {
  // A form sends one parameter per checkbox.
  const listed = (name: string) => search.getAll(name).join(',').split(',');
  const from = amountOf(search.get('preco_min'));
  const to = amountOf(search.get('preco_max'));
  const isReversed = from !== null && to !== null && Number(from) > Number(to);
  return {
    brandIds: idsOf(listed('brandSlug')),
    facets: facetsOf(listed('f')),
    priceFrom: isReversed ? to : from,
    priceTo: isReversed ? from : to,
    inStockOnly: search.get('estoque') === '1',
  };
}

/** The filters as parameters of an address, which are the fields of a form too. */
export function filterParameters(filters: Filters): readonly (readonly [string, string])[] {
  const { brandIds, facets, priceFrom, priceTo, inStockOnly } = filters;
  return [
    ...(brandIds.length > 0 ? [['brandSlug', brandIds.join(',')] as const] : []),
    ...facets.map((part) => ['f', part] as const),
    ...(priceFrom === null ? [] : [['preco_min', priceFrom] as const]),
    ...(priceTo === null ? [] : [['preco_max', priceTo] as const]),
    ...(inStockOnly ? [['estoque', '1'] as const] : []),
  ];
}

/** How many filters apply: each brand and value is one, and so is the price. */
export function countFilters(filters: Filters): number {
  const { brandIds, facets, priceFrom, priceTo, inStockOnly } = filters;
  const hasPrice = priceFrom !== null || priceTo !== null;
  return brandIds.length + facets.length + Number(hasPrice) + Number(inStockOnly);
}

/** Path and query string. */
export function listAddress(query: ListQuery): string {
  const { list, brand, category, department } = query;
  const places = [brand, category, department].filter((part) => part !== null);
  const path = `/${[roots[list], ...places.map(encodeURIComponent)].join('/')}`;
  const search = new URLSearchParams();
  if (query.text !== '') search.set('text', query.text);
  if (query.sort === 'newest') search.set('order', newestParameter);
  const parameter = sortOptions.find(({ sort }) => sort === query.sort)?.value;
  if (parameter) search.set('sort', parameter);
  for (const [name, value] of filterParameters(query)) search.append(name, value);
  if (query.allValues) search.set('valores', 'todos');
  if (query.page > 1) search.set('page', String(query.page));
  const pages = shownPages(query.page, query.pages);
  if (pages > 1) search.set('pages', String(pages));
  if (query.perPage !== desktopPageSize) search.set('per_page', String(query.perPage));
  // Commas and colons are allowed in a query, and more readable unescaped.
  const text = search.toString().replaceAll('%2C', ',').replaceAll('%3A', ':');
  return text === '' ? path : `${path}?${text}`;
}

export const noFilters: Filters = {
  brandIds: [],
  facets: [],
  priceFrom: null,
  priceTo: null,
  inStockOnly: false,
};

export const allProducts: ListQuery = {
  ...noFilters,
  list: 'products',
  brand: null,
  category: null,
  department: null,
  text: '',
  sort: 'default',
  allValues: false,
  page: 1,
  pages: 1,
  perPage: desktopPageSize,
};

/** Back to the first page. */
export function withSort(query: ListQuery, sort: Sort): ListQuery {
  return fromTheFirst({ ...query, sort });
}

/** A search in all products. */
export function withText(query: ListQuery, text: string): ListQuery {
  return { ...allProducts, sort: query.sort, text: text.trim() };
}

/** Clears departments and brands, which belong to another category. */
export function withCategory(query: ListQuery, category: string | null): ListQuery {
  return { ...allProducts, sort: query.sort, category };
}

/** A department of the same category, or all; clears the filters (storefront.md §4). */
export function withDepartment(query: ListQuery, department: string | null): ListQuery {
  return fromTheFirst({ ...query, ...noFilters, department });
}

/** What is left out stays; back to the first page. */
export function withFilters(query: ListQuery, filters: Partial<Filters>): ListQuery {
  return fromTheFirst({ ...query, ...filters });
}

/** Unchanged when there is no such page (storefront.md §5). */
export function withPage(query: ListQuery, page: number, pageCount: number): ListQuery {
  const exists = Number.isInteger(page) && page >= 1 && page <= pageCount;
  return exists ? { ...query, page, pages: 1 } : query;
}

export function pageCountOf(total: number, perPage: number): number {
  return Math.ceil(total / perPage);
}

function listAt(pathname: string): ListName {
  const root = pathname.split('/', 2)[1]?.toLowerCase();
  if (root === roots.brand) return 'brand';
  return root === roots.special ? 'special' : 'products';
}

function sortOf(search: URLSearchParams): Sort {
  const asked = search.get('sort');
  const chosen = asked ? sortOptions.find(({ value }) => value === asked) : undefined;
  return chosen?.sort ?? (search.get('order') === newestParameter ? 'newest' : 'default');
}

/** What the store can be asked about, in its own order. */
function facetsOf(parts: readonly string[]): readonly string[] {
  const names = new Set<string | undefined>();
  return [...new Set(parts)]
    .filter((part) => /^[a-z0-9-]{1,60}:[a-z0-9.-]{1,60}$/.test(part))
    .toSorted()
    .filter((part) => names.add(part.split(':')[0]).size <= mostFacets.facets)
    .slice(0, mostFacets.values);
}

/**
 * An amount as people type it, `1.500`, `1.500,50` or `150000`, as a decimal text; null if it is none
 * or zero. A separator before three digits groups them, before one or two it is the decimal one.
 */
function amountOf(text: string | null): string | null {
  const [, whole = '', cents = ''] =
    /^(\d{1,3}(?:[., ]\d{3})+|\d+)(?:[.,](\d\d?))?$/.exec((text ?? '').trim()) ?? [];
  const digits = whole.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '');
  const amount = /[1-9]/.test(cents) ? `${digits}.${cents.padEnd(2, '0')}` : digits;
  return digits.length > 10 || Number(amount) === 0 ? null : amount;
}

function idsOf(parts: readonly string[]): readonly number[] {
  const ids = parts.filter((part) => /^[1-9]\d{0,8}$/.test(part));
  return [...new Set(ids.map(Number))].slice(0, mostBrands);
}

/** The first page has the list's plain address. */
function fromTheFirst(query: ListQuery): ListQuery {
  return { ...query, page: 1, pages: 1, perPage: desktopPageSize };
}

function shownPages(page: number, pages: number): number {
  return Math.min(page, pages, mostPages);
}

function wholeOf(text: string | null): number {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}
