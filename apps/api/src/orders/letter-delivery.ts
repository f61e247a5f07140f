import type { Lang } from '@ponte/contract/wire';
import type { LetterDelivery } from '../mail/order-letter.ts';
import type { Order } from './orders.ts';
import { isBrought } from './stage.ts';

/** @param when it is handed over; undefined where a letter does not say it */
export function letterDelivery(
  order: Pick<Order, 'delivery'>,
  lang: Lang,
  when?: string,
): LetterDelivery {
  const { place, hours } = order.delivery;
  return { place, when, brought: isBrought(order), hours: hours?.[lang] };
}
