import { Notice } from '@ponte/ui/notice';
import { PostalCodeInput } from '@ponte/ui/postal-code-input';
import { TextField } from '@ponte/ui/text-field';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { PlaceSelects } from './place-selects.tsx';
import { usePostalCode, useTold } from './use-postal-code.ts';
import type { RegistrationFormState } from './use-registration-form.ts';

/** Postal code with the city and state that it gives; chosen by hand if it gives none. */
export const BrazilianPlace = observer(function BrazilianPlace({
  registration,
  state,
}: RegistrationFormState) {
  const intl = useIntl();
  const { state: found } = registration.postalCode;
  const { look, change } = usePostalCode(registration.postalCode, state.form);
  const told = useTold(found, state.form);
  const isManual = found.status === 'manual';
  const place = found.status === 'found' ? found : undefined;
  const third = 'col-span-6 md:col-span-2';
  return (
    <>
      <PostalCodeInput
        required
        pending={found.status === 'looking'}
        className={isManual ? 'col-span-6' : third}
        {...state.field('postalCode')}
        onValueChange={change}
        onComplete={(code) => void look(code)}
      />
      {isManual ? (
        <>
          <Notice tone="warning" role="alert" className="col-span-6">
            <FormattedMessage id="registration.postalCodeNotFound" />
          </Notice>
          <PlaceSelects state={state} country="BR" />
        </>
      ) : (
        <>
          <TextField
            id={state.field('cityId').id}
            label={intl.formatMessage({ id: 'registration.city' })}
            readOnly
            value={place?.city.name ?? ''}
            error={state.field('cityId').error}
            className={third}
          />
          <TextField
            id={state.field('stateId').id}
            label={intl.formatMessage({ id: 'registration.state' })}
            readOnly
            value={place?.state.name ?? ''}
            error={state.field('stateId').error}
            className={third}
          />
          <output className="sr-only">
            {place
              ? [...told.map((field) => place[field]), place.city.name, place.state.name].join(', ')
              : null}
          </output>
        </>
      )}
    </>
  );
});
