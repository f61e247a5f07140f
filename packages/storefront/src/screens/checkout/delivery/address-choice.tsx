import { shippingOf } from '@ponte/domain/shipping';
import { AddressText, MainBadge } from '@ponte/ui/address-card';
import { Button } from '@ponte/ui/button';
import { Plus } from '@ponte/ui/icons';
import { RadioGroup } from '@ponte/ui/radio-group';
import { Select } from '@ponte/ui/select';
import { FormattedMessage, useIntl } from 'react-intl';
import { addressView } from '../../../account/address-view.ts';
import { useNewAddress } from '../../../account/use-new-address.tsx';
import { observer } from '../../../shop/observer.ts';
import { useShop } from '../../../shop/shop-context.ts';

/** Saved addresses, or a city while there are none; and a new address. */
export const AddressChoice = observer(function AddressChoice() {
  const { shop } = useShop();
  const shipping = shippingOf(shop);
  const { addresses } = shipping;
  // A saved address becomes the destination (accounts.md §4).
  const { buttonProps, dialog } = useNewAddress((id) => void shipping.addressSaved(id));
  if (!addresses) return null;
  const resident = shop.session.customer?.kind === 'resident';
  return (
    <div>
      {addresses.length > 0 ? <Saved /> : resident ? <CityChoice /> : null}
      <Button className="mt-3" {...buttonProps}>
        <Plus />
        <FormattedMessage id="checkout.addAddress" />
      </Button>
      {dialog}
    </div>
  );
});

const Saved = observer(function Saved() {
  const intl = useIntl();
  const shipping = shippingOf(useShop().shop);
  const saved = (shipping.addresses ?? []).map(addressView);
  const [only] = saved;
  const label = intl.formatMessage({ id: 'checkout.address' });
  if (only && saved.length === 1) {
    return (
      <div>
        <p className="text-sm font-semibold">{label}</p>
        <p className="mt-1 flex flex-wrap items-baseline gap-x-3 font-semibold">
          {only.name}
          {only.main ? <MainBadge /> : null}
        </p>
        <AddressText address={only} className="text-sm text-muted" />
      </div>
    );
  }
  return (
    <RadioGroup
      label={label}
      variant="card"
      value={shipping.address ? String(shipping.address.id) : null}
      onValueChange={(id) => shipping.chooseAddress(Number(id))}
      options={saved.map((address) => ({
        value: address.id,
        label: address.name,
        hint: <AddressText address={address} />,
        aside: address.main ? <MainBadge /> : undefined,
      }))}
    />
  );
});

/** The city to calculate for while no address is saved. */
const CityChoice = observer(function CityChoice() {
  const intl = useIntl();
  const shipping = shippingOf(useShop().shop);
  const { states, state, failed } = shipping.location;
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 text-sm font-semibold">
        <FormattedMessage id="checkout.cityTitle" />
      </legend>
      <div className="grid gap-4 md:grid-cols-2">
        <Select
          label={intl.formatMessage({ id: 'checkout.department' })}
          value={state ? String(state.stateId) : ''}
          onValueChange={(id) => {
            if (id) void shipping.chooseState(Number(id));
          }}
          options={states.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
        <Select
          label={intl.formatMessage({ id: 'checkout.city' })}
          value={state?.cityId ? String(state.cityId) : ''}
          onValueChange={(id) => {
            if (id) shipping.chooseCity(Number(id));
          }}
          pending={state !== null && state.cities === null && !failed}
          disabled={!state?.cities}
          error={failed ? intl.formatMessage({ id: 'checkout.cityFailed' }) : undefined}
          options={(state?.cities ?? []).map(({ id, name }) => ({
            value: String(id),
            label: name,
          }))}
        />
      </div>
    </fieldset>
  );
});
