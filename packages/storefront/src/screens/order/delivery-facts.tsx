import type { Order } from '@ponte/domain';
import { isHandedOver } from '@ponte/domain/orders';
import { formatLeadTime, mapLink } from '@ponte/regional/delivery';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

interface DeliveryFactsProps {
  readonly order: Pick<Order, 'status' | 'delivery'>;
}

/** When and where an order is handed over; of a counter also its hours and the way to it. */
export function DeliveryFacts({ order }: DeliveryFactsProps) {
  const intl = useIntl();
  const { delivery } = order;
  if (!delivery) return null;
  const { days, place, hours, brought } = delivery;
  const locale = intl.locale === 'es-PY' ? 'es-PY' : 'pt-BR';
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-left text-sm empty:hidden">
      {days === null || isHandedOver(order) ? null : (
        <Fact name={<FormattedMessage id="handover.when" />}>{formatLeadTime(days, locale)}</Fact>
      )}
      {place === '' ? null : (
        <Fact name={<FormattedMessage id="handover.where" />}>
          {place}
          {brought ? null : (
            <a
              href={mapLink(place)}
              target="_blank"
              rel="noopener noreferrer"
              className="flex min-h-6 items-center font-semibold text-brand-ink underline print:hidden"
            >
              <FormattedMessage id="handover.map" />
            </a>
          )}
        </Fact>
      )}
      {hours === '' ? null : <Fact name={<FormattedMessage id="handover.hours" />}>{hours}</Fact>}
    </dl>
  );
}

function Fact({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) {
  return (
    <>
      <dt className="opacity-75">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </>
  );
}
