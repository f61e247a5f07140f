import { deferred } from '../../lazy/deferred.tsx';

/* Filters and paging beyond links: the server's HTML works without their code. */

/** @throws what the import throws, as without a network */
export function importTools() {
  return import('./list-tools.ts');
}

export const DeferredListFilters = deferred(async () => (await importTools()).ListFilters);

export const DeferredAppliedFilters = deferred(async () => (await importTools()).AppliedFilters);

export const DeferredPhoneFilters = deferred(async () => (await importTools()).PhoneFilters);

export const DeferredPhonePager = deferred(async () => (await importTools()).PhonePager);

export const DeferredListToasts = deferred(async () => (await importTools()).ListToasts);

export const DeferredEmptyList = deferred(async () => (await importTools()).EmptyList);

export const DeferredPlaceChoices = deferred(async () => (await importTools()).PlaceChoices);

export const DeferredReadingNotice = deferred(
  async () => (await import('./list-tools.ts')).ReadingNotice,
);

export const DeferredNothingFound = deferred(
  async () => (await import('./list-tools.ts')).NothingFound,
);

export const DeferredSearchTooLong = deferred(async () => (await importTools()).SearchTooLong);

export const DeferredUnknownPlace = deferred(async () => (await importTools()).UnknownPlace);

/** A server loads them before it renders. */
export async function preloadParts(): Promise<void> {
  await Promise.all([
    DeferredListFilters.preload(),
    DeferredEmptyList.preload(),
    DeferredPlaceChoices.preload(),
    DeferredAppliedFilters.preload(),
    DeferredPhoneFilters.preload(),
    DeferredPhonePager.preload(),
    DeferredListToasts.preload(),
    DeferredReadingNotice.preload(),
    DeferredNothingFound.preload(),
    DeferredSearchTooLong.preload(),
    DeferredUnknownPlace.preload(),
  ]);
}
