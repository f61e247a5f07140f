import { RadioGroup } from '@ponte/ui/radio-group';
import { FormattedMessage, useIntl } from 'react-intl';
import { kindOf } from './registration-form.ts';
import { SectionPanel } from './section-panel.tsx';
import type { RegistrationFormState } from './use-registration-form.ts';

/** Where somebody is from, on which the rest of the form depends. */
export function NationalitySection({ state, chooseKind }: RegistrationFormState) {
  const intl = useIntl();
  return (
    <SectionPanel name="nationality" title={<FormattedMessage id="registration.section.origin" />}>
      <RadioGroup
        label={intl.formatMessage({ id: 'registration.nationality' })}
        hint={intl.formatMessage({ id: 'registration.nationalityHint' })}
        look="card"
        required
        {...state.field('kind')}
        onValueChange={(value) => chooseKind(kindOf(value))}
        options={[
          {
            value: 'foreign',
            label: intl.formatMessage({ id: 'registration.brazilian' }),
            hint: intl.formatMessage({ id: 'registration.brazilianHint' }),
          },
          {
            value: 'resident',
            label: intl.formatMessage({ id: 'registration.paraguayan' }),
            hint: intl.formatMessage({ id: 'registration.paraguayanHint' }),
          },
        ]}
      />
    </SectionPanel>
  );
}
