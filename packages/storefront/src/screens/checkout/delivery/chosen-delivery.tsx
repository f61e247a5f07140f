import { shippingOf } from '@ponte/domain/shipping';
import { AddressText } from '@ponte/ui/address-card';
import { useMessages } from '@ponte/ui/kit';
import { addressView } from '../../../account/address-view.ts';
import { DeliveryFacts } from '../../../products/delivery-facts.tsx';
import { optionView } from '../../../products/delivery-views.ts';
import { useHandOverTime } from '../../../products/use-hand-over-time.ts';
import { observer } from '../../../shop/observer.ts';
import { useShop } from '../../../shop/shop-context.ts';

/** How, when and where the purchase is handed over; nothing until known. */
export const ChosenDelivery = observer(function ChosenDelivery() {
  const { delivery } = useMessages();
  const { shop, region } = useShop();
  const { choice, address } = shippingOf(shop);
  const option = choice?.option;
  const when = useHandOverTime({
    days: option?.days ?? null,
    atCounter: option?.serviceId === null,
  });
  if (!option) return null;
  const { kind, name = delivery.kinds[kind] } = optionView(option);
  const { point } = choice;
  const counter = point ? `${point.name}, ${point.address}` : region.contact.address;
  const isPickup = kind === 'pickup';
  return (
    <div>
      <p className="mb-1 font-medium">{name}</p>
      <DeliveryFacts
        when={when}
        place={isPickup ? counter : address ? <AddressText address={addressView(address)} /> : null}
        hours={isPickup ? point?.hours : undefined}
        mapped={isPickup ? counter : undefined}
      />
    </div>
  );
});
