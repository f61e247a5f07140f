import { RateChip } from '@ponte/ui/rate-chip';
import { MessageCircle } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { FormattedMessage } from 'react-intl';
import { useShop } from '../app/shop-context.ts';
import { Container } from './container.tsx';
import { whatsAppLink } from './whatsapp-link.ts';

/** The green bar over the header, on desktops: how to reach the shop, and today's rates. */
export const TopBar = observer(function TopBar() {
  const { shop, region } = useShop();
  const { chips } = shop.prices;
  return (
    <div className="hidden bg-brand text-sm text-on-brand md:block">
      <Container className="flex min-h-9 items-center gap-6">
        <a
          href={whatsAppLink(region.whatsapp)}
          className="inline-flex min-h-6 items-center gap-2 underline-offset-4 hover:underline"
        >
          <MessageCircle aria-hidden className="size-4" />
          <FormattedMessage id="topBar.whatsApp" values={{ phone: region.contact.phone }} />
        </a>
        {chips.length > 0 ? (
          <div className="ml-auto flex items-center gap-2">
            <span id="exchange-rates">
              <FormattedMessage id="topBar.rates" />
            </span>
            <ul aria-labelledby="exchange-rates" className="flex gap-2">
              {chips.map(({ currency, rate }) => (
                <li key={currency}>
                  <RateChip currency={currency} rate={rate} />
                </li>
              ))}
            </ul>
          </div>
        ) : null}
      </Container>
    </div>
  );
});
