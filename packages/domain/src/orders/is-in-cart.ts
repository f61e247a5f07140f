import type { Cart } from '../cart/index.ts';
import type { Order } from '../entities/index.ts';

/** Whether the known goods of an order are in the cart, so that "back to the cart" leads to them. */
export function isInCart(cart: Pick<Cart, 'quantityOf'>, { lines }: Pick<Order, 'lines'>): boolean {
  const holds = ({ productId }: Order['lines'][number]) =>
    productId !== null && cart.quantityOf(productId) > 0;
  return lines.length > 0 && lines.every(holds);
}
