import type { Shop } from '@ponte/domain';
import { accountOf } from '@ponte/domain/account';
import type { Checkout } from '@ponte/domain/checkout';
import { shippingOf } from '@ponte/domain/shipping';
import { useEffect } from 'react';
import { useNavigate } from '../../links/navigation.ts';
import { paths } from '../../links/paths.ts';

/** The steps that have their own address. */
export type Step = 'review' | 'payment';

/** Where the second step is. The first one is at the path alone. */
export const paymentHref = `${paths.checkout}?step=payment`;
export const reviewHref = paths.checkout;

export function stepAsked(searchParams: URLSearchParams): Step {
  return searchParams.get('step') === 'payment' ? 'payment' : 'review';
}

/**
 * Has the checkout follow the step of the address, which alone says where the shopper is.
 *
 * @param isMissing whether something that does not come by itself has to be done in the review first:
 *   the address goes back there
 */
export function useStep(checkout: Checkout, step: Step, isMissing: boolean): void {
  const navigate = useNavigate();
  useEffect(() => checkout.show(step), [checkout, step]);
  useEffect(() => {
    if (isMissing) navigate(reviewHref, { replace: true });
  }, [isMissing, navigate]);
}

/** Whether the store may still say how the cart is delivered without the shopper doing anything. */
export function isDeliveryComing(shop: Shop): boolean {
  if (!shop.session.customer || shop.cart.lineCount === 0) return false;
  const { state, choice } = shippingOf(shop);
  return state.at !== 'failed' && choice === null && accountOf(shop).status !== 'failed';
}
