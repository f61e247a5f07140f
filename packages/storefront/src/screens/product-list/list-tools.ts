/* The code of all deferred parts of a list, in one chunk: they come together. */
export { BrandFilter } from './brand-filter.tsx';
export { ListNews } from './list-news.tsx';
export { PhoneFilters } from './phone-filters.tsx';
export { PhonePager } from './phone-pager.tsx';
