export {
  ProductGrid,
  ProductGridSkeleton,
  type ProductGridSkeletonProps,
} from './product-grid.tsx';
