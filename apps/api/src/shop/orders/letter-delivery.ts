import type { Lang } from '@ponte/contract/wire';
import type { LetterDelivery } from '../../adapters/mail/order-letter.ts';
import type { StoreInfo } from '../../platform/store-info/store-info.ts';
import type { Order } from './orders.ts';
import { isBrought } from './stage.ts';

interface SaidOfDelivery {
  /** The shop's documents; absent in letters without a pickup code. */
  readonly promises?: StoreInfo['promises'];
  /** When it is handed over; absent where a letter does not say it. */
  readonly when?: string | undefined;
}

export function letterDelivery(
  order: Pick<Order, 'delivery'>,
  lang: Lang,
  { promises, when }: SaidOfDelivery = {},
): LetterDelivery {
  const { place, hours } = order.delivery;
  const documents = promises?.documents?.[lang];
  return { place, when, documents, brought: isBrought(order), hours: hours?.[lang] };
}
