import { TopBar } from '@ponte/ui/top-bar';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useShop } from '../app/shop-context.ts';
import { whatsAppLink } from './whatsapp-link.ts';

/** The bar over the header, on desktops: how to reach the shop, and today's rates. */
export const RatesBar = observer(function RatesBar() {
  const intl = useIntl();
  const { shop, region } = useShop();
  return (
    <TopBar
      role="region"
      aria-label={intl.formatMessage({ id: 'topBar.label' })}
      links={[
        {
          href: whatsAppLink(region.whatsapp),
          label: intl.formatMessage({ id: 'topBar.whatsApp' }, { phone: region.contact.phone }),
        },
      ]}
      rates={shop.prices.chips}
    />
  );
});
