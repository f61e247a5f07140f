export {
  ProductGrid,
  ProductGridSkeleton,
  type ProductGridSkeletonProps,
} from './product-grid.tsx';
export { ProductRowSkeleton } from './product-row-skeleton.tsx';
