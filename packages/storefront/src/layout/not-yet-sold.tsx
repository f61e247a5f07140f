import { ButtonLink } from '@ponte/ui/button';
import { Notice } from '@ponte/ui/notice';
import { FormattedMessage } from 'react-intl';
import { whatsAppLink } from '../links/whatsapp-link.ts';
import { observer } from '../shop/observer.ts';
import { useShop } from '../shop/shop-context.ts';

/** In the place of the way to the checkout, of a shop that does not sell online yet. */
export const NotYetSold = observer(function NotYetSold() {
  const href = whatsAppLink(useShop().region.whatsapp);
  return (
    <Notice
      tone="warning"
      action={
        href ? (
          <ButtonLink href={href} size="sm">
            <FormattedMessage id="notYetSold.write" />
          </ButtonLink>
        ) : null
      }
    >
      <FormattedMessage id="notYetSold.text" />
    </Notice>
  );
});
