/* All deferred parts of a list in one chunk. */
export { BrandFilter } from './brand-filter.tsx';
export { ListToasts } from './list-toasts.tsx';
export { PhoneFilters } from './phone-filters.tsx';
export { PhonePager } from './phone-pager.tsx';
export { NothingFound, ReadingNotice } from './search-reading.tsx';
