import { mapLink } from '@ponte/regional/delivery';
import { Clock, MapPin, type Icon } from '@ponte/ui/icons';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useShop } from '../shop/shop-context.ts';
import { TitledCard } from './titled-card.tsx';

/** The shop's address and opening hours. */
export function StoreCard() {
  const { address, hours } = useShop().region.contact;
  if (!address && !hours) return null;
  return (
    <TitledCard title={<FormattedMessage id="store.title" />} className="text-sm">
      <ul className="mt-3 grid gap-3">
        {address ? (
          <Fact icon={MapPin}>
            <p>{address}</p>
            <a
              href={mapLink(address)}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex min-h-6 items-center font-semibold text-brand-ink underline"
            >
              <FormattedMessage id="store.map" />
            </a>
          </Fact>
        ) : null}
        {hours ? (
          <Fact icon={Clock}>
            <p className="whitespace-pre-line">{hours}</p>
          </Fact>
        ) : null}
      </ul>
    </TitledCard>
  );
}

function Fact({ icon: Sign, children }: { readonly icon: Icon; readonly children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <Sign aria-hidden className="mt-0.5 size-5 shrink-0 text-brand-ink" />
      <div className="min-w-0 wrap-anywhere">{children}</div>
    </li>
  );
}
