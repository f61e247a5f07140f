/** How a list is ordered; `default` and `newest` both put the newest product first. */
export type Sort =
  | 'default'
  | 'newest'
  | 'priceAscending'
  | 'priceDescending'
  | 'nameAscending'
  | 'nameDescending';

/** Which list: of the catalogue, of one brand, or of a special category (storefront.md §2). */
export type ListName = 'products' | 'brand' | 'special';

/** What a product list's address says (storefront.md §2). */
export interface ListQuery {
  readonly list: ListName;
  /** As it stands in the address: a slug, or an id (see `resolvePlace`). */
  readonly brand: string | null;
  readonly category: string | null;
  readonly department: string | null;
  /** Search term, trimmed; empty for none. */
  readonly text: string;
  readonly sort: Sort;
  readonly brandIds: readonly number[];
  /** From 1; the last of those that are shown. */
  readonly page: number;
  /** How many pages are shown one after another, up to `page`: more than one after "show more". */
  readonly pages: number;
  /** Products on a page. */
  readonly perPage: number;
}

/** The parts of an address that a product list's query is read from. */
export interface ListAddress {
  /** Its first part says which list. */
  readonly pathname: string;
  readonly params: {
    readonly brand?: string | undefined;
    readonly category?: string | undefined;
    readonly department?: string | undefined;
  };
  readonly searchParams: URLSearchParams;
}

/** Products on a page of a wide screen, and of every page whose address says nothing else. */
export const desktopPageSize = 20;

/** Products on a page of a narrow screen. */
export const mobilePageSize = 12;

/** How many pages are shown one after another at most: what one answer and one screen can bear. */
export const mostPages = 8;

/** How many brands are chosen at once at most: what a question to the store has room for. */
const mostBrands = 100;

/** What an address of each list begins with. */
const roots: Readonly<Record<ListName, string>> = {
  products: 'produtos',
  brand: 'marca',
  special: 'especial',
};

/**
 * The sorts that a shopper may choose, in menu order, with the value of an address's `sort` that
 * stands for each; `default`, without one, stands for no choice.
 */
export const sortOptions = [
  { sort: 'default', value: '' },
  { sort: 'priceAscending', value: 'valor_venda:asc' },
  { sort: 'priceDescending', value: 'valor_venda:desc' },
  { sort: 'nameAscending', value: 'nome:asc' },
  { sort: 'nameDescending', value: 'nome:desc' },
] as const satisfies readonly { readonly sort: Sort; readonly value: string }[];

/** The `order` parameter of the News link. */
const newestParameter = 'codigo_desc';

/** The query of an address. What can't be understood is left out. */
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
    // A form sends one parameter for each box.
    brandIds: idsOf(searchParams.getAll('brandSlug').join(',')),
    page,
    pages: shownPages(page, wholeOf(searchParams.get('pages'))),
    perPage:
      searchParams.get('per_page') === String(mobilePageSize) ? mobilePageSize : desktopPageSize,
  };
}

/** The address of a query, path and query string: what links and forms lead to. */
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
  // Commas and colons are allowed in a query and far easier to read than their escapes.
  const text = search.toString().replaceAll('%2C', ',').replaceAll('%3A', ':');
  return text === '' ? path : `${path}?${text}`;
}

/** The query for all products. */
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

/** Another order, from the first page. */
export function withSort(query: ListQuery, sort: Sort): ListQuery {
  return fromTheFirst({ ...query, sort });
}

/** A search in all products, from the first page. */
export function withText(query: ListQuery, text: string): ListQuery {
  return { ...allProducts, sort: query.sort, text: text.trim() };
}

/** A category, from the first page; departments and brands of another one do not fit it. */
export function withCategory(query: ListQuery, category: string | null): ListQuery {
  return { ...allProducts, sort: query.sort, category };
}

/** A department of the same category, or all of them; clears the brands (storefront.md §4). */
export function withDepartment(query: ListQuery, department: string | null): ListQuery {
  return fromTheFirst({ ...query, department, brandIds: [] });
}

/** Only these brands, or all for none, from the first page (storefront.md §4). */
export function withBrands(query: ListQuery, brandIds: readonly number[]): ListQuery {
  return fromTheFirst({ ...query, brandIds });
}

/** Another page; the same query when there is no such page (storefront.md §5). */
export function withPage(query: ListQuery, page: number, pageCount: number): ListQuery {
  const exists = Number.isInteger(page) && page >= 1 && page <= pageCount;
  return exists ? { ...query, page, pages: 1 } : query;
}

/** How many pages `total` products fill. */
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

/** The first page of a list is the same on every screen: the address of the list itself. */
function fromTheFirst(query: ListQuery): ListQuery {
  return { ...query, page: 1, pages: 1, perPage: desktopPageSize };
}

function shownPages(page: number, pages: number): number {
  return Math.min(page, pages, mostPages);
}

function wholeOf(text: string | null): number {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}
