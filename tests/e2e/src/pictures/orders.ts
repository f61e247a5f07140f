import type { Buyable } from '../harness/catalogue.ts';
import type { Customer } from '../harness/customer.ts';
import type { Shop } from '../harness/shop.ts';
import { ownerOf, pressAtProvider } from '../harness/work-in-shop.ts';

/** Orders of a customer by what has become of them: their external ids. */
export interface Orders {
  readonly open: string;
  readonly declined: string;
  readonly paid: string;
  readonly shipped: string;
  readonly refunded: string;
}

/** What happens until an order is there: at the provider, then in the back office. */
const done: Readonly<Record<keyof Orders, readonly ('approve' | 'decline' | 'ship' | 'refund')[]>> =
  {
    refunded: ['approve', 'refund'],
    shipped: ['approve', 'ship'],
    paid: ['approve'],
    declined: ['decline'],
    open: [],
  };

/** Places an order for each state, always in the same sequence, so that they have the same numbers. */
export async function placeOrders(
  shop: Shop,
  customer: Customer,
  { usual, long, dearest }: Readonly<Record<'usual' | 'long' | 'dearest', Buyable>>,
): Promise<Orders> {
  const owner = await ownerOf(shop);
  const place = async (state: keyof Orders, product: Buyable, quantity: number) => {
    const { externalId, paymentLink } = await customer.order(product, quantity);
    for (const action of done[state]) {
      if (action === 'ship' || action === 'refund') await owner[action](externalId);
      else await pressAtProvider(shop, paymentLink, action);
    }
    return externalId;
  };
  return {
    refunded: await place('refunded', usual, 1),
    shipped: await place('shipped', long, 2),
    paid: await place('paid', dearest, 3),
    declined: await place('declined', usual, 2),
    open: await place('open', dearest, 1),
  };
}
