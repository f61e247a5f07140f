import { ProductCard, type ProductCardProps } from '../product-card/index.ts';
import { usePriced } from './currency.tsx';

/** A product's card in the currency that the toolbar says; in the stories' code it is a ProductCard. */
export function PricedCard({ product, ...props }: ProductCardProps) {
  return <ProductCard {...props} product={usePriced(product)} />;
}
PricedCard.displayName = 'ProductCard';
