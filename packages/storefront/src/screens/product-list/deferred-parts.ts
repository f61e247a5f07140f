import { deferred } from '../../lazy/deferred.tsx';
import { LazyModule } from '../../lazy/lazy-module.ts';

/* Filters and paging beyond links: the server's HTML works without their code. */

export const listTools = new LazyModule(() => import('./list-tools.ts'));
export const DeferredListFilters = deferred(listTools, (code) => code.ListFilters);
export const DeferredAppliedFilters = deferred(listTools, (code) => code.AppliedFilters);
export const DeferredPhoneFilters = deferred(listTools, (code) => code.PhoneFilters);
export const DeferredPhonePager = deferred(listTools, (code) => code.PhonePager);
export const DeferredListToasts = deferred(listTools, (code) => code.ListToasts);
export const DeferredEmptyList = deferred(listTools, (code) => code.EmptyList);
export const DeferredPlaceChoices = deferred(listTools, (code) => code.PlaceChoices);
export const DeferredReadingNotice = deferred(listTools, (code) => code.ReadingNotice);
export const DeferredNothingFound = deferred(listTools, (code) => code.NothingFound);
export const DeferredSearchTooLong = deferred(listTools, (code) => code.SearchTooLong);
export const DeferredUnknownPlace = deferred(listTools, (code) => code.UnknownPlace);
