export {
  SortSelect,
  type SortOption,
  type SortOrder,
  type SortSelectProps,
} from './sort-select.tsx';
