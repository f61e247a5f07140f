import { formatLeadTime, mapLink } from '@ponte/regional/delivery';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

interface DeliveryFactsProps {
  /** Working days from the payment; null when unknown or over. */
  readonly days: number | null;
  /** The address or the pickup point; may be empty. */
  readonly place: ReactNode;
  /** Opening hours; may be empty. */
  readonly hours?: string | undefined;
  /** The place's address for a map link. */
  readonly mapped?: string | undefined;
}

/** When and where a purchase is handed over. Needs the texts `purchase`. */
export function DeliveryFacts({ days, place, hours, mapped }: DeliveryFactsProps) {
  const intl = useIntl();
  const locale = intl.locale === 'es-PY' ? 'es-PY' : 'pt-BR';
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-left text-sm empty:hidden">
      {days === null ? null : (
        <Fact name={<FormattedMessage id="purchase.when" />}>{formatLeadTime(days, locale)}</Fact>
      )}
      {place ? (
        <Fact name={<FormattedMessage id="purchase.where" />}>
          {place}
          {mapped ? (
            <a
              href={mapLink(mapped)}
              target="_blank"
              rel="noopener noreferrer"
              className="flex min-h-6 items-center font-semibold text-brand-ink underline print:hidden"
            >
              <FormattedMessage id="purchase.map" />
            </a>
          ) : null}
        </Fact>
      ) : null}
      {hours ? <Fact name={<FormattedMessage id="purchase.hours" />}>{hours}</Fact> : null}
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
