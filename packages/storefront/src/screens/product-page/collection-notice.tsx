import { Store, Truck } from '@ponte/ui/icons';
import { Notice } from '@ponte/ui/notice';
import { FormattedMessage } from 'react-intl';
import { useShop } from '../../shop/shop-context.ts';

/** How the purchase gets to the shopper: foreigners collect, residents collect or have it brought. */
export function CollectionNotice() {
  const { region } = useShop();
  const collectsOnly = region.customerKind === 'foreign';
  const Icon = collectsOnly ? Store : Truck;
  return (
    <Notice
      tone="success"
      icon={<Icon aria-hidden className="size-6 shrink-0" />}
      title={
        <FormattedMessage id={collectsOnly ? 'product.pickupTitle' : 'product.deliveryTitle'} />
      }
    >
      <FormattedMessage id={collectsOnly ? 'product.pickupText' : 'product.deliveryText'} />
    </Notice>
  );
}
