export { pageWindow } from './model.ts';
export { Pagination, type PaginationProps } from './pagination.tsx';
