import { deferred } from '../../lazy/deferred.tsx';
import { LazyModule } from '../../lazy/lazy-module.ts';
import { asleep } from '../../page/asleep.tsx';

/* Filters and paging beyond links: the server's HTML works without their code. */

export const listTools = new LazyModule(() => import('./list-tools.ts'));
export const DeferredListFilters = asleep(listTools, (code) => code.ListFilters);
export const DeferredAppliedFilters = asleep(listTools, (code) => code.AppliedFilters);
export const DeferredPhoneFilters = asleep(listTools, (code) => code.PhoneFilters);
export const DeferredPhonePager = asleep(listTools, (code) => code.PhonePager);
export const DeferredListToasts = asleep(listTools, (code) => code.ListToasts);
export const DeferredEmptyList = deferred(listTools, (code) => code.EmptyList);
export const DeferredPlaceChoices = asleep(listTools, (code) => code.PlaceChoices);
export const DeferredReadingNotice = asleep(listTools, (code) => code.ReadingNotice);
export const DeferredNothingFound = deferred(listTools, (code) => code.NothingFound);
export const DeferredSearchTooLong = deferred(listTools, (code) => code.SearchTooLong);
export const DeferredUnknownPlace = deferred(listTools, (code) => code.UnknownPlace);
