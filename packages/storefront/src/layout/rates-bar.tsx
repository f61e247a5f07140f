import { TopBar } from '@ponte/ui/top-bar';
import { useIntl } from 'react-intl';
import { paths } from '../links/paths.ts';
import { whatsAppLink, whatsAppNumber } from '../links/whatsapp-link.ts';
import { observer } from '../shop/observer.ts';
import { hasPage } from '../shop/own-pages.ts';
import { useShop } from '../shop/shop-context.ts';
import { shopDay } from '../shop/shop-time.ts';

/** The bar above the header on desktops: contact, and exchange rates. */
export const RatesBar = observer(function RatesBar() {
  const intl = useIntl();
  const { shop, region } = useShop();
  return (
    <TopBar
      role="region"
      aria-label={intl.formatMessage({ id: 'topBar.label' })}
      links={[
        { href: paths.howToBuy, label: intl.formatMessage({ id: 'footer.howToBuy' }) },
        { href: '/#offers', label: intl.formatMessage({ id: 'topBar.offers' }) },
        { href: paths.team, label: intl.formatMessage({ id: 'footer.team' }) },
        {
          href: whatsAppLink(region.whatsapp),
          label: intl.formatMessage({ id: 'topBar.whatsApp' }, { phone: whatsAppNumber(region) }),
        },
      ].filter(({ href }) => href && hasPage(region, href))}
      rates={shop.prices.chips}
      ratesSince={shopDay(shop.startData.shell.ratesUpdatedAt)}
    />
  );
});
