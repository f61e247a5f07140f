import { deferred } from '../../lazy/deferred.tsx';

/* Filters and paging beyond links: the server's HTML works without their code. */

export const DeferredBrandFilter = deferred(
  async () => (await import('./list-tools.ts')).BrandFilter,
);

export const DeferredPhoneFilters = deferred(
  async () => (await import('./list-tools.ts')).PhoneFilters,
);

export const DeferredPhonePager = deferred(
  async () => (await import('./list-tools.ts')).PhonePager,
);

export const DeferredListToasts = deferred(
  async () => (await import('./list-tools.ts')).ListToasts,
);

/** Shown instead of the list when the place doesn't exist. */
export const DeferredUnknownPlace = deferred(
  async () => (await import('./unknown-place.tsx')).UnknownPlace,
);

/** Shown instead of the list when the search is too long. */
export const DeferredSearchTooLong = deferred(
  async () => (await import('./search-too-long.tsx')).SearchTooLong,
);

/** A server loads them before it renders. */
export async function preloadParts(): Promise<void> {
  await Promise.all([
    DeferredBrandFilter.preload(),
    DeferredPhoneFilters.preload(),
    DeferredPhonePager.preload(),
    DeferredListToasts.preload(),
  ]);
}
