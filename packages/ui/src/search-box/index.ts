export {
  SearchBox,
  type RecentSearch,
  type SearchBoxProps,
  type SearchSuggestion,
  type SearchSuggestions,
} from './search-box.tsx';
