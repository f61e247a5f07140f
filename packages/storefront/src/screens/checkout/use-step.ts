import type { Shop } from '@ponte/domain';
import { accountOf } from '@ponte/domain/account';
import type { Checkout } from '@ponte/domain/checkout';
import { shippingOf } from '@ponte/domain/shipping';
import { reaction } from 'mobx';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useShop } from '../../shop/shop-context.ts';
import { nextMove, reviewHref, type Step } from './next-move.ts';

/** Keeps the checkout at the step that the address asks for, see `nextMove`. */
export function useStep(checkout: Checkout, asked: Step): void {
  const { shop } = useShop();
  const navigate = useNavigate();
  useEffect(
    () =>
      reaction(
        () =>
          nextMove({
            asked,
            state: checkout.state,
            ready: checkout.bill !== null && checkout.obstacle === null,
            waiting: checkout.obstacle === null || isDeliveryComing(shop),
          }),
        (move) => {
          if (move === 'goOn') checkout.continue();
          if (move === 'goBack') checkout.back();
          if (move === 'askForReview') void navigate(reviewHref, { replace: true });
        },
        { fireImmediately: true },
      ),
    [checkout, shop, asked, navigate],
  );
}

/** Whether the store may still say how the cart is delivered without the shopper doing anything. */
export function isDeliveryComing(shop: Shop): boolean {
  if (!shop.session.customer || shop.cart.count === 0) return false;
  const { state, choice } = shippingOf(shop);
  return state.at !== 'failed' && choice === null && accountOf(shop).status !== 'failed';
}
