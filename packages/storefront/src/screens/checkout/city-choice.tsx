import { shippingOf } from '@ponte/domain/shipping';
import { Select } from '@ponte/ui/select';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { useShop } from '../../shop/shop-context.ts';

/** The place that delivery is calculated for while no address is saved. */
export const CityChoice = observer(function CityChoice() {
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
