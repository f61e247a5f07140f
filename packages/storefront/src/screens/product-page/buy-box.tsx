import { quantityLimits, type BuyableProduct, type ProductPage } from '@ponte/domain/product-page';
import { formatMoney, multiply } from '@ponte/regional/money';
import { Button } from '@ponte/ui/button';
import { Check, ShoppingCart } from '@ponte/ui/icons';
import { QuantityStepper } from '@ponte/ui/quantity-stepper';
import { useLayoutEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useKeepsPresses } from '../../browser/use-keeps-presses.ts';
import { useAddToCart } from '../../products/use-add-to-cart.ts';
import { observer } from '../../shop/observer.ts';

interface BuyBoxProps {
  readonly product: BuyableProduct;
  /** Pieces left, when the shop publishes the number. */
  readonly piecesLeft: number | null;
  readonly page: ProductPage;
}

/**
 * Quantity and "add". On phones it sticks above the navigation, unless the window is low. Hidden
 * without JavaScript, which the cart needs.
 */
export const BuyBox = observer(function BuyBox({ product, piecesLeft, page }: BuyBoxProps) {
  const { add, added } = useAddToCart('page');
  const early = useKeepsPresses();
  useLayoutEffect(markPage, []);
  const max = piecesLeft ?? quantityLimits.max;
  const quantity = Math.min(page.quantityOf(product.slug), max);
  const total = formatMoney(multiply(product.price, quantity));
  return (
    <div {...early} className="buy-bar flex flex-wrap gap-3 noscript:hidden">
      <QuantityStepper
        value={quantity}
        onValueChange={(wanted) => page.setQuantity(product.slug, wanted)}
        max={max}
      />
      <Button
        variant="action"
        size="lg"
        className="min-w-0 flex-1 max-lg:flex-col max-lg:gap-0 max-lg:px-3 max-lg:leading-tight"
        onClick={(press) => add(press, product, quantity)}
      >
        {added ? (
          <Check aria-hidden className="max-lg:hidden" />
        ) : (
          <ShoppingCart aria-hidden className="max-lg:hidden" />
        )}
        <span className="max-lg:text-sm">
          <FormattedMessage id={added ? 'product.added' : 'product.add'} />
        </span>
        <span>{total}</span>
      </Button>
    </div>
  );
});

/** Toasts and the way to the top stand above the bar. `body:has(…)` would look for it at each change of the page. */
function markPage(): () => void {
  const page = document.documentElement;
  page.toggleAttribute('data-buy-bar', true);
  return () => page.removeAttribute('data-buy-bar');
}
