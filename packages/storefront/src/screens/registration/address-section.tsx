import { Notice } from '@ponte/ui/notice';
import { PostalCodeInput } from '@ponte/ui/postal-code-input';
import { TextArea } from '@ponte/ui/text-area';
import { TextField } from '@ponte/ui/text-field';
import { FormattedMessage, useIntl } from 'react-intl';
import { observer } from '../../shop/observer.ts';
import { Optional } from './document-section.tsx';
import { PlaceSelects } from './place-selects.tsx';
import { SectionPanel } from './section-panel.tsx';
import { useTold, usePostalCode } from './use-postal-code.ts';
import type { RegistrationFormState } from './use-registration-form.ts';

/** By postal code in Brazil, by department and city in Paraguay. */
export const AddressSection = observer(function AddressSection(form: RegistrationFormState) {
  const intl = useIntl();
  const { registration, state, kind } = form;
  const told = useTold(registration.postalCode.state, state.form);
  const hintOf = (field: 'street' | 'district') =>
    kind === 'foreign' && told.includes(field)
      ? intl.formatMessage({ id: 'registration.filledByPostalCode' })
      : undefined;
  return (
    <SectionPanel name="address" title={<FormattedMessage id="registration.section.address" />}>
      <div className="grid grid-cols-6 items-start gap-4">
        {kind === 'foreign' ? (
          <BrazilianPlace {...form} />
        ) : (
          <PlaceSelects key="PY" state={state} country="PY" required />
        )}
        <TextField
          label={intl.formatMessage({ id: 'registration.street' })}
          required
          autoComplete="address-line1"
          hint={hintOf('street')}
          className="col-span-6 md:col-span-4"
          {...state.field('street')}
        />
        <TextField
          label={intl.formatMessage({ id: 'registration.number' })}
          aside={<Optional />}
          autoComplete="off"
          className="col-span-6 md:col-span-2"
          {...state.field('number')}
        />
        <TextField
          label={intl.formatMessage({ id: 'registration.complement' })}
          aside={<Optional />}
          autoComplete="address-line2"
          className="col-span-6 md:col-span-3"
          {...state.field('complement')}
        />
        <TextField
          label={intl.formatMessage({ id: 'registration.district' })}
          aside={<Optional />}
          autoComplete="address-level3"
          hint={hintOf('district')}
          className="col-span-6 md:col-span-3"
          {...state.field('district')}
        />
        {kind === 'resident' ? (
          <TextArea
            label={intl.formatMessage({ id: 'registration.directions' })}
            hint={intl.formatMessage({ id: 'registration.directionsHint' })}
            aside={<Optional />}
            rows={2}
            className="col-span-6"
            {...state.field('directions')}
          />
        ) : null}
      </div>
    </SectionPanel>
  );
});

/** Postal code with the city and state that it gives; chosen by hand if it gives none. */
const BrazilianPlace = observer(function BrazilianPlace({
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
