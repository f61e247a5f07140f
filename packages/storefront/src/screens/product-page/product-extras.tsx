import type { Product } from '@ponte/domain';
import { isBuyable } from '@ponte/domain/product-page';
import { Button } from '@ponte/ui/button';
import { ShoppingCart } from '@ponte/ui/icons';
import { PaymentMethods } from '@ponte/ui/payment-methods';
import { ShareButtons } from '@ponte/ui/share-buttons';
import { FormattedMessage, useIntl } from 'react-intl';
import { productHref } from '../../links/addresses.ts';
import { CompareBar, CompareToggle } from '../../products/compare.tsx';
import { CardFavourite } from '../../products/favourite-toggle.tsx';
import { useOfferedPayments } from '../../products/payment-views.ts';
import { useCartDrawer } from '../../shop/cart-drawer-state.ts';
import { observer } from '../../shop/observer.ts';
import { useShop } from '../../shop/shop-context.ts';
import { toasts } from '../../shop/toasts.ts';
import { useHydrated } from '../../shop/use-hydrated.ts';
import { ProductAlert } from './product-alert.tsx';
import { StoreFacts } from './store-facts.tsx';

interface ProductExtrasProps {
  readonly product: Product;
  /** Whether the store writes when it is cheaper. */
  readonly takesAlerts: boolean;
}

/**
 * Pieces in the cart, favourite, sharing, ways to pay; the shop's address and hours.
 */
export const ProductExtras = observer(function ProductExtras({
  product,
  takesAlerts,
}: ProductExtrasProps) {
  const intl = useIntl();
  const { region } = useShop();
  return (
    <>
      <InCart product={product} />
      <div className="flex flex-wrap items-center gap-2">
        <span className="size-11">
          <CardFavourite product={product} />
        </span>
        <CompareToggle product={product} />
        <ShareButtons
          className="flex-[1_1_14rem]"
          url={`${region.origins[region.code]}${productHref(product)}`}
          title={product.name}
          onCopied={() =>
            toasts.show({
              topic: 'copied',
              tone: 'success',
              text: intl.formatMessage({ id: 'toasts.copied' }),
            })
          }
        />
      </div>
      <CompareBar />
      {takesAlerts && isBuyable(product) ? <ProductAlert product={product} kind="price" /> : null}
      {isBuyable(product) ? <Payments /> : null}
      <StoreFacts product={product} />
    </>
  );
});

const Payments = observer(function Payments() {
  const methods = useOfferedPayments();
  if (methods.length === 0) return null;
  return (
    <section>
      <h2 className="mb-2 text-sm font-bold">
        <FormattedMessage id="productExtras.payment" />
      </h2>
      <PaymentMethods methods={methods} />
    </section>
  );
});

const InCart = observer(function InCart({ product }: { readonly product: Product }) {
  const { cart } = useShop().shop;
  const drawer = useCartDrawer();
  const count = useHydrated() ? cart.quantityOf(product.id) : 0;
  if (count === 0) return null;
  return (
    <Button size="sm" variant="quiet" className="justify-self-start" onClick={drawer.open}>
      <ShoppingCart />
      <FormattedMessage id="productExtras.inCart" values={{ count }} />
    </Button>
  );
});
