import type { Product } from '@ponte/domain';
import { isBuyable } from '@ponte/domain/product-page';
import { mapLink } from '@ponte/regional/delivery';
import { Clock, MapPin, MessageCircle, ShieldCheck } from '@ponte/ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '../../links/link.tsx';
import { paths } from '../../links/paths.ts';
import { whatsAppLink } from '../../links/whatsapp-link.ts';
import { hasPage } from '../../shop/own-pages.ts';
import { useShop } from '../../shop/shop-context.ts';
import { Fact, factLink } from './fact.tsx';
import { ShippingFact } from './shipping-fact.tsx';

interface StoreFactsProps {
  readonly product: Product;
}

/** Where to collect, hours and guarantee, beneath the price. */
export function StoreFacts({ product }: StoreFactsProps) {
  const intl = useIntl();
  const { region } = useShop();
  const { whatsapp, contact, store } = region;
  const { warranty } = store?.promises ?? {};
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
      {hours ? (
        <Fact icon={Clock}>
          <p className="whitespace-pre-line">{hours}</p>
        </Fact>
      ) : null}
      {warranty ? (
        <Fact icon={ShieldCheck}>
          <p>{warranty}</p>
          {hasPage(region, paths.terms) ? (
            <Link href={paths.terms} className={factLink}>
              <FormattedMessage id="productExtras.warrantyMore" />
            </Link>
          ) : null}
        </Fact>
      ) : null}
    </ul>
  );
}
