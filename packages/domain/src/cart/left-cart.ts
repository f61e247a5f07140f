import type { KeyValueStorage } from '../environment/index.ts';
import { isRecordOf, isText, parseStored } from '../kept/index.ts';
import { activeLines } from './cart-rules.ts';
import type { CartState } from './cart-state.ts';
import { isCart } from './stored-cart.ts';

/** Where the browser keeps the cart of a customer whose hour was over. */
const leftCartKey = 'ponte.cart.left';

interface LeftCart {
  readonly customerId: string;
  readonly cart: CartState;
}

const isLeftCart = /* @__PURE__ */ isRecordOf<LeftCart>({ customerId: isText, cart: isCart });

/** Keeps the cart of a customer whose session ended by itself, until somebody signs in. */
export function leaveCart(storage: KeyValueStorage | undefined, left: LeftCart): void {
  if (activeLines(left.cart).length > 0) storage?.set(leftCartKey, JSON.stringify(left));
}

/** What this customer left, once; what another one left is gone. */
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
