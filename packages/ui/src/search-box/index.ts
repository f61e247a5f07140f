export {
  SearchBox,
  type SearchBoxProps,
  type SearchSuggestion,
  type SearchSuggestions,
} from './search-box.tsx';
