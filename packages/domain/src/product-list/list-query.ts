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

/** The query in a product list's address (storefront.md §2). */
export interface ListQuery {
  readonly list: ListName;
  /** As in the address: a slug, or an id (see `resolvePlace`). */
  readonly brand: string | null;
  readonly category: string | null;
  readonly department: string | null;
  /** Trimmed; may be empty. */
  readonly text: string;
  readonly sort: Sort;
  readonly brandIds: readonly number[];
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
    // A form sends one parameter per checkbox.
    brandIds: idsOf(searchParams.getAll('brandSlug').join(',')),
    page,
    pages: shownPages(page, wholeOf(searchParams.get('pages'))),
    perPage:
      searchParams.get('per_page') === String(mobilePageSize) ? mobilePageSize : desktopPageSize,
  };
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
  if (query.brandIds.length > 0) search.set('brandSlug', query.brandIds.join(','));
  if (query.page > 1) search.set('page', String(query.page));
  const pages = shownPages(query.page, query.pages);
  if (pages > 1) search.set('pages', String(pages));
  if (query.perPage !== desktopPageSize) search.set('per_page', String(query.perPage));
  // Commas and colons are allowed in a query, and more readable unescaped.
  const text = search.toString().replaceAll('%2C', ',').replaceAll('%3A', ':');
  return text === '' ? path : `${path}?${text}`;
}

export const allProducts: ListQuery = {
  list: 'products',
  brand: null,
  category: null,
  department: null,
  text: '',
  sort: 'default',
  brandIds: [],
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

/** A department of the same category, or all; clears the brands (storefront.md §4). */
export function withDepartment(query: ListQuery, department: string | null): ListQuery {
  return fromTheFirst({ ...query, department, brandIds: [] });
}

/** An empty list means all brands (storefront.md §4). */
export function withBrands(query: ListQuery, brandIds: readonly number[]): ListQuery {
  return fromTheFirst({ ...query, brandIds });
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

function idsOf(text: string): readonly number[] {
  const ids = text.split(',').filter((part) => /^[1-9]\d{0,8}$/.test(part));
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
