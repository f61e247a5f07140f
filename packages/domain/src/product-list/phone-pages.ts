import {
  desktopPageSize,
  mobilePageSize,
  mostPages,
  pageCountOf,
  withPage,
  type ListQuery,
} from './list-query.ts';

/** A phone's position in a list, and where it continues. */
export interface PhonePages {
  /** The last shown page, from 1. */
  readonly page: number;
  readonly pageCount: number;
  /** Null on the first page. */
  readonly previous: ListQuery | null;
  /** Null on the last page. */
  readonly next: ListQuery | null;
  /** The query that shows one more page; null at the end or at the limit. */
  readonly more: ListQuery | null;
}

/**
 * The first page is the same on every screen: phones show twelve of its twenty products, and
 * continue from there by twelves.
 */
export function isCommonFirstPage({ page, perPage }: ListQuery): boolean {
  return page === 1 && perPage === desktopPageSize;
}

/** A phone's pages: by twelve, unless the address came from a wide screen. */
export function phonePages(query: ListQuery, total: number): PhonePages {
  const perPage = isCommonFirstPage(query) ? mobilePageSize : query.perPage;
  const here = { ...query, perPage };
  const pageCount = pageCountOf(total, perPage);
  const at = (page: number): ListQuery | null => {
    const there = withPage(here, page, pageCount);
    if (there === here) return null;
    return page === 1 ? { ...there, perPage: desktopPageSize } : there;
  };
  const next = at(query.page + 1);
  return {
    page: query.page,
    pageCount,
    previous: at(query.page - query.pages),
    next,
    more: next && query.pages < mostPages ? { ...next, pages: query.pages + 1 } : null,
  };
}
