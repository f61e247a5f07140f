import { placesOf, type PlaceCountry } from '@ponte/domain/places';
import { Select } from '@ponte/ui/select';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { observer } from '../../shop/observer.ts';
import { useShop } from '../../shop/shop-context.ts';
import { textOf } from './registration-form.ts';
import type { RegistrationFormState } from './use-registration-form.ts';

interface PlaceSelectsProps extends Pick<RegistrationFormState, 'state'> {
  readonly country: PlaceCountry;
  readonly required?: boolean;
}

const optionOf = ({ id, name }: { readonly id: number; readonly name: string }) => ({
  value: String(id),
  label: name,
});

/** Cities load when they are needed. */
export const PlaceSelects = observer(function PlaceSelects({
  state,
  country,
  required = false,
}: PlaceSelectsProps) {
  const intl = useIntl();
  const places = placesOf(useShop().shop);
  const { control, setValue } = state.form;
  const stateId = textOf(useWatch({ control, name: 'stateId' }));
  const cityId = textOf(useWatch({ control, name: 'cityId' }));
  const status = places.status(country);
  useEffect(() => {
    if (stateId !== '') void places.load(country);
  }, [places, country, stateId]);

  const half = 'col-span-6 md:col-span-3';
  const city = state.field('cityId');
  return (
    <>
      <Select
        label={intl.formatMessage({
          id: country === 'PY' ? 'registration.department' : 'registration.state',
        })}
        required={required}
        autoComplete="address-level1"
        className={half}
        {...state.field('stateId')}
        value={stateId}
        onFocus={() => void places.load(country)}
        onValueChange={() => setValue('cityId', '')}
        options={places.statesOf(country).map(optionOf)}
      />
      <Select
        label={intl.formatMessage({ id: 'registration.city' })}
        required={required}
        autoComplete="address-level2"
        className={half}
        {...city}
        value={cityId}
        aria-busy={status === 'loading' || undefined}
        hint={
          stateId === '' ? (
            <FormattedMessage
              id={country === 'PY' ? 'registration.departmentFirst' : 'registration.stateFirst'}
            />
          ) : status === 'loading' ? (
            <FormattedMessage id="registration.citiesLoading" />
          ) : undefined
        }
        error={
          status === 'failed' ? (
            <>
              <FormattedMessage id="registration.citiesFailed" />{' '}
              <button
                type="button"
                onClick={() => void places.load(country)}
                className="min-h-6 underline underline-offset-2"
              >
                <FormattedMessage id="registration.citiesRetry" />
              </button>
            </>
          ) : city.error === undefined ? undefined : (
            <span>{city.error}</span>
          )
        }
        options={places.citiesOf(Number(stateId)).map(optionOf)}
      />
    </>
  );
});
