import type { Product } from '@ponte/domain';
import { ButtonLink } from '@ponte/ui/button';
import { MessageCircle, Store } from '@ponte/ui/icons';
import { Notice } from '@ponte/ui/notice';
import { FormattedMessage, useIntl } from 'react-intl';
import { whatsAppLink } from '../../links/whatsapp-link.ts';
import { observer } from '../../shop/observer.ts';
import { useShop } from '../../shop/shop-context.ts';
import { ProductAlert } from './product-alert.tsx';

interface NotForSaleProps {
  readonly product: Product;
  /** Whether the store writes when it is in stock again. */
  readonly takesAlerts: boolean;
}

/** The WhatsApp question, by reason. */
const questions = {
  inStock: { label: 'productExtras.askPrice', message: 'productExtras.askPriceMessage' },
  physicalStoreOnly: { label: 'productExtras.askStore', message: 'productExtras.askStoreMessage' },
  outOfStock: { label: 'productExtras.askReturn', message: 'productExtras.askReturnMessage' },
} as const;

/**
 * A product that can't be bought online: the reason, and a WhatsApp link to the team (decision 9).
 */
export const NotForSale = observer(function NotForSale({ product, takesAlerts }: NotForSaleProps) {
  const intl = useIntl();
  const { region } = useShop();
  const { name, code, stock } = product;
  const { label, message } = questions[stock];
  const ask = whatsAppLink(region.whatsapp, intl.formatMessage({ id: message }, { name, code }));
  return (
    <>
      {stock === 'outOfStock' ? (
        <Notice tone="warning">
          <FormattedMessage id="productExtras.unavailable" />
        </Notice>
      ) : null}
      {stock === 'physicalStoreOnly' ? (
        <Notice
          tone="info"
          icon={<Store aria-hidden className="size-6 shrink-0" />}
          title={<FormattedMessage id="productExtras.storeOnlyTitle" />}
        >
          <FormattedMessage id="productExtras.storeOnlyText" />
        </Notice>
      ) : null}
      {ask ? (
        <ButtonLink href={ask} variant="action" size="lg" block>
          <MessageCircle />
          <FormattedMessage id={label} />
        </ButtonLink>
      ) : null}
      {takesAlerts && stock !== 'inStock' ? <ProductAlert product={product} kind="stock" /> : null}
    </>
  );
});
