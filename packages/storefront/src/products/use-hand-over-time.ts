import { formatLeadTime } from '@ponte/regional/delivery';
import { useIntl } from 'react-intl';
import { useCollection } from '../shop/use-collection.ts';

interface HandOver {
  /** Working days from the payment; null when unknown. */
  readonly days: number | null;
  /** Collected at the shop's counter: then its opening hours say when. */
  readonly atCounter: boolean;
}

/** When a purchase that is paid now is handed over; undefined when unknown. */
export function useHandOverTime({ days, atCounter }: HandOver): string | undefined {
  const { locale } = useIntl();
  const collection = useCollection();
  if (atCounter) return collection;
  return days === null ? undefined : formatLeadTime(days, locale === 'es-PY' ? 'es-PY' : 'pt-BR');
}
