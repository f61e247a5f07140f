import { shippingOf, type ShownPicker } from '@ponte/domain/shipping';
import { Button } from '@ponte/ui/button';
import { Store } from '@ponte/ui/icons';
import { Notice } from '@ponte/ui/notice';
import { PickupPointGroup } from '@ponte/ui/pickup-point-picker';
import { Select } from '@ponte/ui/select';
import { Spinner } from '@ponte/ui/spinner';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { pointView } from '../../../products/delivery-views.ts';
import { observer } from '../../../shop/observer.ts';
import { useShop } from '../../../shop/shop-context.ts';

/** Pickup points by state and city, opened on demand. */
export const PickupPicker = observer(function PickupPicker() {
  const shipping = shippingOf(useShop().shop);
  const { picker } = shipping;
  const id = useId();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Button
        className="justify-self-start"
        aria-expanded={picker !== null}
        aria-controls={picker ? id : undefined}
        onClick={() => shipping.togglePicker()}
      >
        <Store />
        <FormattedMessage id={picker ? 'checkout.pickupPointsHide' : 'checkout.pickupPoints'} />
      </Button>
      {picker ? (
        <div id={id}>
          <Content picker={picker} />
        </div>
      ) : null}
    </div>
  );
});

function Content({ picker }: { readonly picker: ShownPicker }) {
  if (picker.status === 'open') return <Points picker={picker} />;
  if (picker.status === 'failed') return <Failed />;
  return (
    <p role="status" className="flex items-center gap-2 text-muted">
      <Spinner />
      <FormattedMessage id="checkout.pickupPointsLoading" />
    </p>
  );
}

function Failed() {
  const shipping = shippingOf(useShop().shop);
  return (
    <Notice
      tone="danger"
      role="alert"
      action={
        <Button size="sm" onClick={() => shipping.togglePicker()}>
          <FormattedMessage id="checkout.retry" />
        </Button>
      }
    >
      <FormattedMessage id="checkout.pickupPointsFailed" />
    </Notice>
  );
}

function Points({ picker }: { readonly picker: ShownPicker }) {
  const intl = useIntl();
  const shipping = shippingOf(useShop().shop);
  const { states, stateName, cities, cityName, points } = picker;
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 md:grid-cols-2">
        <Select
          label={intl.formatMessage({ id: 'checkout.department' })}
          value={stateName ?? ''}
          onValueChange={(name) => shipping.choosePickerState(name)}
          options={states.map(named)}
        />
        <Select
          label={intl.formatMessage({ id: 'checkout.city' })}
          value={cityName ?? ''}
          onValueChange={(name) => shipping.choosePickerCity(name)}
          disabled={stateName === null}
          options={cities.map(named)}
        />
      </div>
      {cityName !== null && points.length === 0 ? (
        <Notice>
          <FormattedMessage id="checkout.pickupPointsNone" values={{ city: cityName }} />
        </Notice>
      ) : null}
      {points.length > 0 ? (
        <PickupPointGroup
          label={intl.formatMessage({ id: 'checkout.point' })}
          points={points.map(pointView)}
          value={null}
          onValueChange={(id) => {
            const point = points.find((one) => String(one.id) === id);
            if (point) shipping.choosePickerPoint(point);
          }}
        />
      ) : null}
    </div>
  );
}

function named(name: string) {
  return { value: name, label: name };
}
