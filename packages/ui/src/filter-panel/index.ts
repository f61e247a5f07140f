export {
  FilterPanel,
  type FilterBrand,
  type FilterDepartment,
  type FilterPanelProps,
} from './filter-panel.tsx';
