import { deferred } from '../../lazy/deferred.tsx';

/*
 * What narrows a list and turns its pages beyond links: the server's HTML does without their code,
 * which comes after the page.
 */

export const DeferredBrandFilter = deferred(
  async () => (await import('./list-tools.ts')).BrandFilter,
);

export const DeferredPhoneFilters = deferred(
  async () => (await import('./list-tools.ts')).PhoneFilters,
);

export const DeferredPhonePager = deferred(
  async () => (await import('./list-tools.ts')).PhonePager,
);

export const DeferredListNews = deferred(async () => (await import('./list-tools.ts')).ListNews);

/** Instead of the list, where the catalogue has no such place. */
export const DeferredUnknownPlace = deferred(
  async () => (await import('./unknown-place.tsx')).UnknownPlace,
);

/** Instead of the list, where the search is for too long a text. */
export const DeferredSearchTooLong = deferred(
  async () => (await import('./search-too-long.tsx')).SearchTooLong,
);

/** Fetches what comes with a list: a server has to before it renders. */
export async function preloadParts(): Promise<void> {
  await Promise.all([
    DeferredBrandFilter.preload(),
    DeferredPhoneFilters.preload(),
    DeferredPhonePager.preload(),
    DeferredListNews.preload(),
  ]);
}
