import type { Product } from '@ponte/domain';
import { useIntl } from 'react-intl';
import { useShop } from '../app/shop-context.ts';
import { whatsAppLink } from '../layout/whatsapp-link.ts';

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
