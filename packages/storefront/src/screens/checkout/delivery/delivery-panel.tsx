import { accountOf } from '@ponte/domain/account';
import { shippingOf, type Shipping } from '@ponte/domain/shipping';
import { Button } from '@ponte/ui/button';
import { DeliveryOptions } from '@ponte/ui/delivery-options';
import { MapPin } from '@ponte/ui/icons';
import { Notice } from '@ponte/ui/notice';
import { FormattedMessage } from 'react-intl';
import { Panel } from '../../../page/panel.tsx';
import { optionId, optionView } from '../../../products/delivery-views.ts';
import { observer } from '../../../shop/observer.ts';
import { useShop } from '../../../shop/shop-context.ts';
import { useCollection } from '../../../shop/use-collection.ts';
import { deliveryPartId } from '../alerts/show-missing.ts';
import { AddressChoice } from './address-choice.tsx';
import { PickupPicker } from './pickup-picker.tsx';

/** Where and how the order is delivered (accounts.md §2, "Shipping block"). */
export const DeliveryPanel = observer(function DeliveryPanel() {
  const { shop } = useShop();
  const { status } = accountOf(shop);
  const shipping = shippingOf(shop);
  return (
    <Panel
      id={deliveryPartId}
      title={<FormattedMessage id="checkout.delivery" />}
      aside={<LocationBadge />}
    >
      {status === 'failed' ? (
        <Notice
          tone="danger"
          role="alert"
          action={
            <Button size="sm" onClick={() => shipping.retry()}>
              <FormattedMessage id="checkout.retry" />
            </Button>
          }
        >
          <FormattedMessage id="checkout.addressesFailed" />
        </Notice>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <AddressChoice />
          <Ways />
          {shipping.canPickPoints ? <PickupPicker /> : null}
        </div>
      )}
    </Panel>
  );
});

const Ways = observer(function Ways() {
  const collection = useCollection();
  const shipping = shippingOf(useShop().shop);
  const { state, options, choice } = shipping;
  if (state.at === 'failed' && state.request.point) return <PointFailed />;
  return (
    <div className="grid gap-3">
      <DeliveryOptions
        status={state.at === 'failed' ? 'failed' : choice ? 'ready' : 'loading'}
        onRetry={() => shipping.retry()}
        // After a single point was picked, the others are one press away.
        complete={!shipping.canShowOptions}
        options={options.map((option) => optionView(option, collection))}
        value={choice?.option ? optionId(choice.option) : null}
        onValueChange={(id) => {
          const option = options.find((one) => optionId(one) === id);
          if (option && option !== choice?.option) shipping.chooseOption(option);
        }}
        pointId={choice?.point ? String(choice.point.id) : null}
        onPointIdChange={(id) => {
          const point = choice?.option?.points.find((one) => String(one.id) === id);
          if (point) shipping.chooseOptionPoint(point);
        }}
      />
      {shipping.canShowOptions ? (
        <Button className="justify-self-start" onClick={() => shipping.showOptions()}>
          <FormattedMessage id="checkout.showOptions" />
        </Button>
      ) : null}
    </div>
  );
});

/** The picked point could not be calculated: retry, or show all options. */
const PointFailed = observer(function PointFailed() {
  const shipping = shippingOf(useShop().shop);
  return (
    <Notice
      tone="danger"
      role="alert"
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onClick={() => shipping.retry()}>
            <FormattedMessage id="checkout.retry" />
          </Button>
          <Button size="sm" variant="plain" onClick={() => shipping.showOptions()}>
            <FormattedMessage id="checkout.showOptions" />
          </Button>
        </div>
      }
    >
      <FormattedMessage id="checkout.pointFailed" />
    </Notice>
  );
});

/** The current destination: address, pickup point, counter or city. */
const LocationBadge = observer(function LocationBadge() {
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
