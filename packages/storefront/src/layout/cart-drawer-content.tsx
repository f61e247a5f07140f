import { CartDrawer } from '@ponte/ui/cart-drawer';
import { observer } from 'mobx-react-lite';
import { useShop } from '../app/shop-context.ts';
import { goodsShapes } from '../media/picture-source.ts';
import { usePictures } from '../media/use-pictures.ts';
import { productHref } from '../routes/addresses.ts';
import { useCartDrawer } from './cart-drawer-state.ts';
import { CartNotice } from './cart-notice.tsx';

/** The cart as the drawer shows it. */
const CartDrawerContent = observer(function CartDrawerContent() {
  const { shop } = useShop();
  const { cart, prices } = shop;
  const drawer = useCartDrawer();
  const pictures = usePictures();
  return (
    <CartDrawer
      open={drawer.isOpen}
      onOpenChange={(open) => drawer.setOpen(open)}
      lines={cart.lines.map((line) => ({
        id: String(line.productId),
        name: line.product.name,
        code: line.product.code,
        href: productHref(line.product),
        image: pictures.source(line.product.picture, '', goodsShapes.line),
        unitPrice: line.unitPrice,
        total: line.subtotal,
        quantity: line.quantity,
      }))}
      subtotal={cart.subtotal}
      total={cart.total}
      others={prices.others(cart.total)}
      onQuantityChange={(id, quantity) => cart.setQuantity(Number(id), quantity)}
      onRemove={(id) => cart.remove(Number(id))}
      onClear={() => cart.clear()}
      notice={cart.notice ? <CartNotice notice={cart.notice} /> : null}
      pending={cart.status.kind === 'saving'}
    />
  );
});

// React.lazy takes default exports only.
export default CartDrawerContent;
