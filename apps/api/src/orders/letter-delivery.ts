import type { Lang } from '@ponte/contract/wire';
import type { LetterDelivery } from '../mail/order-letter.ts';
import type { Order } from './orders.ts';
import { isBrought } from './stage.ts';

export function letterDelivery(order: Pick<Order, 'delivery'>, lang: Lang): LetterDelivery {
  const { place, days, hours } = order.delivery;
  return { place, days, brought: isBrought(order), hours: hours?.[lang] };
}
