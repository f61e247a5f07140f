import type { Lang } from '@ponte/contract/wire';
import { formatLeadTime } from '@ponte/regional/delivery';
import { formatCollection, nextCollection, type OpeningHours } from '@ponte/regional/opening-hours';
import type { OrderDelivery } from '../../platform/db/schema/index.ts';
import { localeOf } from '../../platform/runtime/locale-of.ts';

/**
 * When an order that is paid now is handed over, as mails and tickets say it: with dates, because they
 * are read later. Undefined at a counter without `hours`.
 *
 * @param now milliseconds since 1970
 */
export function handOverTime(
  { serviceId, days }: Pick<OrderDelivery, 'serviceId' | 'days'>,
  lang: Lang,
  hours: OpeningHours | undefined,
  now: number,
): string | undefined {
  const locale = localeOf[lang];
  if (serviceId !== null) return formatLeadTime(days, locale);
  const collection = hours && nextCollection(hours, now);
  return collection && formatCollection(collection, locale, 'kept');
}
