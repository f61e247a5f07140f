import {
  desktopPageSize,
  mobilePageSize,
  mostPages,
  pageCountOf,
  withPage,
  type ListQuery,
} from './list-query.ts';

/** Where a phone is in a list, and where it goes on. */
export interface PhonePages {
  /** The last page that is shown, from 1. */
  readonly page: number;
  readonly pageCount: number;
  /** The page before the first that is shown; null on the first one. */
  readonly previous: ListQuery | null;
  /** The page after the last that is shown; null on the last one. */
  readonly next: ListQuery | null;
  /** The next page beneath those that are shown; null at the end, or when there are enough of them. */
  readonly more: ListQuery | null;
}

/**
 * Whether a list's first page is shown, which is the same for every screen: phones show the first
 * twelve of its twenty, and go on from there by twelves.
 */
export function isCommonFirstPage({ page, perPage }: ListQuery): boolean {
  return page === 1 && perPage === desktopPageSize;
}

/** The pages of a list as a phone turns them: by twelve unless the address came from a wide screen. */
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
