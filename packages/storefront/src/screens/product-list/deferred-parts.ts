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

export const DeferredReadingNotice = deferred(
  async () => (await import('./list-tools.ts')).ReadingNotice,
);

export const DeferredNothingFound = deferred(
  async () => (await import('./list-tools.ts')).NothingFound,
);

/** A server loads them before it renders. */
export async function preloadParts(): Promise<void> {
  await Promise.all([
    DeferredBrandFilter.preload(),
    DeferredPhoneFilters.preload(),
    DeferredPhonePager.preload(),
    DeferredListToasts.preload(),
    DeferredReadingNotice.preload(),
    DeferredNothingFound.preload(),
  ]);
}
