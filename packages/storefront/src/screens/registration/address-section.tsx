import { TextArea } from '@ponte/ui/text-area';
import { TextField } from '@ponte/ui/text-field';
import { FormattedMessage, useIntl } from 'react-intl';
import { BrazilianPlace } from './brazilian-place.tsx';
import { Optional } from './document-section.tsx';
import { PlaceSelects } from './place-selects.tsx';
import { SectionPanel } from './section-panel.tsx';
import type { RegistrationFormState } from './use-registration-form.ts';

/** Where somebody lives: by postal code in Brazil, by department and city in Paraguay. */
export function AddressSection(form: RegistrationFormState) {
  const intl = useIntl();
  const { state, kind } = form;
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
}
