export { ProductCard, type ProductCardProps, type ProductCardView } from './product-card.tsx';
