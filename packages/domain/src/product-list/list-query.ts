/** How a list is ordered; `default` and `newest` both put the newest product first. */
export type Sort = 'default' | 'newest' | 'priceAsc' | 'priceDesc' | 'nameAsc' | 'nameDesc';

/** What a product list's address says (storefront.md §2). */
export interface ListQuery {
  /** As it stands in the address: a slug, or the id of a category (see `resolvePlace`). */
  readonly category: string | null;
  readonly department: string | null;
  /** Search term, trimmed; empty for none. */
  readonly text: string;
  readonly sort: Sort;
  readonly brandIds: readonly number[];
  /** From 1. */
  readonly page: number;
}

/** The parts of an address that a product list's query is read from. */
export interface ListAddress {
  readonly params: {
    readonly category?: string | undefined;
    readonly department?: string | undefined;
  };
  readonly searchParams: URLSearchParams;
}

/** The `sort` parameter's values, in menu order. */
const sortParameters = [
  ['priceAsc', 'valor_venda:asc'],
  ['priceDesc', 'valor_venda:desc'],
  ['nameAsc', 'nome:asc'],
  ['nameDesc', 'nome:desc'],
] as const satisfies readonly (readonly [Sort, string])[];

/** The `order` parameter of the News link. */
const newestParameter = 'codigo_desc';

/** The sorts that a shopper may choose, in menu order; `default` stands for no choice. */
export const selectableSorts: readonly Sort[] = [
  'default',
  ...sortParameters.map(([sort]) => sort),
];

/** The query of an address. What can't be understood is left out. */
export function readListQuery({ params, searchParams }: ListAddress): ListQuery {
  return {
    category: params.category || null,
    department: (params.category && params.department) || null,
    text: (searchParams.get('text') ?? '').trim(),
    sort: sortOf(searchParams),
    brandIds: idsOf(searchParams.get('brandSlug') ?? ''),
    page: pageOf(searchParams.get('page')),
  };
}

/** The address of a query, path and query string: what links and forms lead to. */
export function listAddress(query: ListQuery): string {
  const { category, department } = query;
  const places = category === null ? [] : department === null ? [category] : [category, department];
  const path = ['/produtos', ...places.map(encodeURIComponent)].join('/');
  const search = new URLSearchParams();
  if (query.text !== '') search.set('text', query.text);
  if (query.sort === 'newest') search.set('order', newestParameter);
  const parameter = sortParameters.find(([sort]) => sort === query.sort)?.[1];
  if (parameter) search.set('sort', parameter);
  if (query.brandIds.length > 0) search.set('brandSlug', query.brandIds.join(','));
  if (query.page > 1) search.set('page', String(query.page));
  // Commas and colons are allowed in a query and far easier to read than their escapes.
  const text = search.toString().replaceAll('%2C', ',').replaceAll('%3A', ':');
  return text === '' ? path : `${path}?${text}`;
}

/** The query for all products. */
export const allProducts: ListQuery = {
  category: null,
  department: null,
  text: '',
  sort: 'default',
  brandIds: [],
  page: 1,
};

/** Another order, from the first page. */
export function withSort(query: ListQuery, sort: Sort): ListQuery {
  return { ...query, sort, page: 1 };
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
  return { ...query, department, brandIds: [], page: 1 };
}

/** Takes a brand in or out, from the first page. */
export function toggleBrand(query: ListQuery, id: number): ListQuery {
  const others = query.brandIds.filter((other) => other !== id);
  const brandIds = others.length < query.brandIds.length ? others : [...others, id];
  return { ...query, brandIds, page: 1 };
}

/** Another page; the same query when there is no such page (storefront.md §5). */
export function withPage(query: ListQuery, page: number, pageCount: number): ListQuery {
  const exists = Number.isInteger(page) && page >= 1 && page <= pageCount;
  return exists ? { ...query, page } : query;
}

/** How many pages `total` products fill. */
export function pageCountOf(total: number, perPage: number): number {
  return Math.ceil(total / perPage);
}

function sortOf(search: URLSearchParams): Sort {
  const asked = search.get('sort');
  const chosen = sortParameters.find(([, parameter]) => parameter === asked)?.[0];
  return chosen ?? (search.get('order') === newestParameter ? 'newest' : 'default');
}

function idsOf(text: string): readonly number[] {
  const ids = text.split(',').filter((part) => /^[1-9]\d{0,8}$/.test(part));
  return [...new Set(ids.map(Number))];
}

function pageOf(text: string | null): number {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}
