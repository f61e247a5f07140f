import type { ProductDetails } from '@ponte/domain';
import { quantityLimits, type ProductPage } from '@ponte/domain/product-page';
import { formatMoney, multiply } from '@ponte/regional/money';
import { Button } from '@ponte/ui/button';
import { ShoppingCart } from '@ponte/ui/icons';
import { Notice } from '@ponte/ui/notice';
import { QuantityStepper } from '@ponte/ui/quantity-stepper';
import { observer } from 'mobx-react-lite';
import { FormattedMessage } from 'react-intl';
import { useAddToCart } from '../../products/use-add-to-cart.ts';

interface BuyBoxProps {
  readonly product: ProductDetails;
  readonly page: ProductPage;
}

/**
 * How many, and into the cart. On phones it stays over the navigation, under the thumb. Neither is
 * offered before JavaScript, which the cart needs.
 */
export const BuyBox = observer(function BuyBox({ product, page }: BuyBoxProps) {
  const { add } = useAddToCart();
  if (product.price === null) return null;
  if (product.stock !== 'inStock') {
    return (
      <Notice tone="warning">
        <FormattedMessage id="product.unavailable" />
      </Notice>
    );
  }
  const total = formatMoney(multiply(product.price, page.quantity));
  return (
    <div className="flex flex-wrap gap-3 max-md:fixed max-md:inset-x-0 max-md:bottom-bottom-nav max-md:z-20 max-md:border-t max-md:border-line max-md:bg-surface max-md:px-4 max-md:py-2.5 noscript:hidden">
      <QuantityStepper
        value={page.quantity}
        onValueChange={(quantity) => page.setQuantity(quantity)}
        max={quantityLimits.max}
      />
      <Button
        variant="action"
        size="lg"
        className="flex-1 max-lg:flex-col max-lg:gap-0 max-lg:leading-tight"
        onClick={() => add(product, page.quantity)}
      >
        <ShoppingCart aria-hidden className="max-lg:hidden" />
        <span className="max-lg:text-sm">
          <FormattedMessage id="product.add" />
        </span>
        <span className="tabular-nums">{total}</span>
      </Button>
    </div>
  );
});
