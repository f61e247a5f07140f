import type { ProductDetails } from '@ponte/domain';
import { Button } from '@ponte/ui/button';
import { ShoppingCart } from '@ponte/ui/icons';
import { observer } from 'mobx-react-lite';
import { FormattedMessage } from 'react-intl';
import { useCartDrawer } from '../../shop/cart-drawer-state.ts';
import { useShop } from '../../shop/shop-context.ts';
import { useHydrated } from '../../shop/use-hydrated.ts';

/** How many pieces of a product are in the cart already, and the way there. */
export const InCart = observer(function InCart({ product }: { readonly product: ProductDetails }) {
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
