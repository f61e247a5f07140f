import type { Product } from '@ponte/domain';
import { isBuyable } from '@ponte/domain/product-page';
import { mapLink } from '@ponte/regional/delivery';
import { Clock, MapPin, MessageCircle, ShieldCheck } from '@ponte/ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '../../links/link.tsx';
import { whatsAppLink } from '../../links/whatsapp-link.ts';
import { nextOpening } from '../../page/opening-hours.ts';
import { useShop } from '../../shop/shop-context.ts';
import { useHydrated } from '../../shop/use-hydrated.ts';
import { Fact, factLink } from './fact.tsx';
import { ShippingFact } from './shipping-fact.tsx';

interface StoreFactsProps {
  readonly product: Product;
}

/** Pickup, hours and guarantee, beneath the price. */
export function StoreFacts({ product }: StoreFactsProps) {
  const intl = useIntl();
  const { whatsapp, contact } = useShop().region;
  const { address, hours } = contact;
  const { name, code } = product;
  const buyable = isBuyable(product);
  const ask = whatsAppLink(
    whatsapp,
    intl.formatMessage({ id: 'productExtras.askMessage' }, { name, code }),
  );
  return (
    <ul className="grid gap-3 edge-t border-line pt-4 text-sm">
      {buyable ? <ShippingFact product={product} /> : null}
      {buyable && ask ? (
        <Fact icon={MessageCircle}>
          <p>
            <FormattedMessage id="productExtras.doubts" />
          </p>
          <a href={ask} target="_blank" rel="noopener noreferrer" className={factLink}>
            <FormattedMessage id="productExtras.ask" />
          </a>
        </Fact>
      ) : null}
      {address ? (
        <Fact icon={MapPin}>
          <p>{address}</p>
          <a href={mapLink(address)} target="_blank" rel="noopener noreferrer" className={factLink}>
            <FormattedMessage id="productExtras.map" />
          </a>
        </Fact>
      ) : null}
      {hours === null ? null : (
        <Fact icon={Clock}>
          {hours === undefined ? (
            <>
              {buyable ? <PickupTime /> : null}
              <p>
                <FormattedMessage id="productExtras.hours" />
              </p>
            </>
          ) : (
            <p className="whitespace-pre-line">{hours}</p>
          )}
        </Fact>
      )}
      <Fact icon={ShieldCheck}>
        <p>
          <FormattedMessage id="productExtras.warranty" />
        </p>
        <Link href="/termos" className={factLink}>
          <FormattedMessage id="productExtras.warrantyMore" />
        </Link>
      </Fact>
    </ul>
  );
}

/** When it can be collected, by the visitor's clock: the cached page can't know. */
function PickupTime() {
  const { clock } = useShop().shop.options;
  const isHydrated = useHydrated();
  if (!isHydrated) return <p className="min-h-5" />;
  const opening = nextOpening(clock.now());
  return (
    <p className="font-semibold text-ink">
      {opening.kind === 'today' ? (
        <FormattedMessage id="productExtras.collectToday" values={{ until: opening.until }} />
      ) : (
        <FormattedMessage
          id="productExtras.collectLater"
          values={{ day: opening.day, from: opening.from }}
        />
      )}
    </p>
  );
}
