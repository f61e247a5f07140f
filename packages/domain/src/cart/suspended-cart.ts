import type { KeyValueStorage } from '../environment/index.ts';
import { isRecordOf, isText, parseStored } from '../stored/index.ts';
import { activeLines } from './cart-rules.ts';
import type { CartState } from './cart-state.ts';
import { isCart } from './stored-cart.ts';

/** Where the cart of an expired session is set aside. */
const suspendedCartKey = 'ponte.cart.left';

interface SuspendedCart {
  readonly customerId: string;
  readonly cart: CartState;
}

const isSuspendedCart = /* @__PURE__ */ isRecordOf<SuspendedCart>({
  customerId: isText,
  cart: isCart,
});

/** Sets the cart of an expired session aside until the next sign-in. */
export function suspendCart(storage: KeyValueStorage | undefined, left: SuspendedCart): void {
  if (activeLines(left.cart).length > 0) storage?.set(suspendedCartKey, JSON.stringify(left));
}

/** Returns this customer's cart once; another customer's is discarded. */
export function resumeSuspendedCart(
  storage: KeyValueStorage | undefined,
  customerId: string,
): CartState | null {
  const text = storage?.get(suspendedCartKey) ?? null;
  if (text === null) return null;
  storage?.remove(suspendedCartKey);
  const left = parseStored(isSuspendedCart, text);
  return left?.customerId === customerId ? left.cart : null;
}
