import { shippingOf, type Shipping } from '@ponte/domain/shipping';
import { MapPin } from '@ponte/ui/icons';
import { observer } from 'mobx-react-lite';
import { FormattedMessage } from 'react-intl';
import { useShop } from '../../shop/shop-context.ts';

/** Where the purchase is going as chosen: an address, a pickup point, the counter or a city. */
export const LocationBadge = observer(function LocationBadge() {
  const shipping = shippingOf(useShop().shop);
  const place = placeOf(shipping);
  if (!place) return null;
  return (
    <span className="ui-pill ui-tone-info md:ml-auto inline-flex max-w-full items-center gap-1">
      <MapPin className="size-4 shrink-0" />
      <span className="wrap-anywhere">
        <FormattedMessage {...place} />
      </span>
    </span>
  );
});

function placeOf({ choice, address, location }: Shipping) {
  const { option, point } = choice ?? {};
  if (point) return { id: 'checkout.locationPoint', values: { name: point.name } } as const;
  if (option?.serviceId === null) return { id: 'checkout.locationCounter' } as const;
  if (address) return { id: 'checkout.locationAddress', values: { name: address.name } } as const;
  const city = location.state?.cities?.find(({ id }) => id === location.state?.cityId);
  return city ? ({ id: 'checkout.locationCity', values: { city: city.name } } as const) : undefined;
}
