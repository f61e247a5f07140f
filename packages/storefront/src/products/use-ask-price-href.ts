import type { Product } from '@ponte/domain';
import { useIntl } from 'react-intl';
import { whatsAppLink } from '../links/whatsapp-link.ts';
import { useShop } from '../shop/shop-context.ts';

/** Where the price of `product` is asked: a WhatsApp message to the shop that names it (decision 9). */
export function useAskPriceHref(product: Pick<Product, 'name' | 'code'>): string {
  const intl = useIntl();
  const { region } = useShop();
  const { name, code } = product;
  return whatsAppLink(
    region.whatsapp,
    intl.formatMessage({ id: 'product.askWhatsApp' }, { name, code }),
  );
}
