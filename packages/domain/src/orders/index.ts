import { definePersonalArea } from '../shop/index.ts';
import { Orders } from './orders.ts';

export const ordersOf = /* @__PURE__ */ definePersonalArea(
  ({ api, cart, region }, { resources, signal }) =>
    new Orders({ api, cart, resources, signal, paymentHosts: region.paymentHosts }),
);

export {
  canPrint,
  isCancelled,
  isDeclined,
  isHandedOver,
  isPaid,
  paymentLinkOf,
  paymentValueOf,
  pickupCodeOf,
} from './order-rules.ts';
export { allowedPaymentLink } from './payment-link.ts';
export type { Orders, OrderView } from './orders.ts';
export type { Reordered } from './reorder.ts';
export type { Ticket } from './ticket.ts';
