import { mapLink } from '@ponte/regional/delivery';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

interface DeliveryFactsProps {
  /** When, as `useHandOverTime` says it; undefined when unknown or over. */
  readonly when: string | undefined;
  /** The address or the pickup point; may be empty. */
  readonly place: ReactNode;
  /** Opening hours; may be empty. */
  readonly hours?: string | undefined;
  /** The place's address for a map link. */
  readonly mapped?: string | undefined;
}

/** When and where a purchase is handed over. */
export function DeliveryFacts({ when, place, hours, mapped }: DeliveryFactsProps) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-left text-sm empty:hidden">
      {when ? <Fact name={<FormattedMessage id="purchase.when" />}>{when}</Fact> : null}
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
