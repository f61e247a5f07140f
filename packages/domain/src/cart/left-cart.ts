import type { KeyValueStorage } from '../environment/index.ts';
import { isRecordOf, isText, parseStored } from '../kept/index.ts';
import { activeLines } from './cart-rules.ts';
import type { CartState } from './cart-state.ts';
import { isCart } from './stored-cart.ts';

/** Where the cart of an expired session is set aside. */
const leftCartKey = 'ponte.cart.left';

interface LeftCart {
  readonly customerId: string;
  readonly cart: CartState;
}

const isLeftCart = /* @__PURE__ */ isRecordOf<LeftCart>({ customerId: isText, cart: isCart });

/** Sets the cart of an expired session aside until the next sign-in. */
export function leaveCart(storage: KeyValueStorage | undefined, left: LeftCart): void {
  if (activeLines(left.cart).length > 0) storage?.set(leftCartKey, JSON.stringify(left));
}

/** Returns this customer's cart once; another customer's is discarded. */
export function takeLeftCart(
  storage: KeyValueStorage | undefined,
  customerId: string,
): CartState | null {
  const text = storage?.get(leftCartKey) ?? null;
  if (text === null) return null;
  storage?.remove(leftCartKey);
  const left = parseStored(isLeftCart, text);
  return left?.customerId === customerId ? left.cart : null;
}
