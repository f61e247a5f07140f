/* All deferred parts of a list in one chunk. */
export { EmptyList } from './empty-list.tsx';
export { AppliedFilters, ListFilters } from './list-filters.tsx';
export { ListToasts } from './list-toasts.tsx';
export { loadFacets } from './load-facets.ts';
export { PhoneFilters } from './phone-filters.tsx';
export { PhonePager } from './phone-pager.tsx';
export { PlaceChoices } from './place-choices.tsx';
export { NothingFound, ReadingNotice } from './search-reading.tsx';
export { SearchTooLong } from './search-too-long.tsx';
export { UnknownPlace } from './unknown-place.tsx';
