import { shippingOf } from '@ponte/domain/shipping';
import { AddressText } from '@ponte/ui/address-card';
import { useMessages } from '@ponte/ui/kit';
import { observer } from 'mobx-react-lite';
import { FormattedMessage } from 'react-intl';
import { addressView } from '../../account/address-view.ts';
import { Panel } from '../../page/panel.tsx';
import { optionView } from '../../products/delivery-views.ts';
import { useShop } from '../../shop/shop-context.ts';
import { LocationBadge } from './location-badge.tsx';

/** Where the purchase goes and how, on a printed page that does not ask for it (`print.css`). */
export const PlaceOnPaper = observer(function PlaceOnPaper() {
  const { delivery } = useMessages();
  const { choice, address } = shippingOf(useShop().shop);
  const option = choice?.option && optionView(choice.option);
  const { point } = choice ?? {};
  return (
    <div data-on-paper className="hidden">
      <Panel title={<FormattedMessage id="checkout.delivery" />} aside={<LocationBadge />}>
        {option ? <p>{option.name ?? delivery.kinds[option.kind]}</p> : null}
        {point ? <p>{point.address}</p> : null}
        {address && option?.kind === 'delivery' ? (
          <AddressText address={addressView(address)} />
        ) : null}
      </Panel>
    </div>
  );
});
