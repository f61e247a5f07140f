import { PhoneInput } from '@ponte/ui/phone-input';
import { TextField } from '@ponte/ui/text-field';
import { FormattedMessage, useIntl } from 'react-intl';
import { EmailField } from './email-field.tsx';
import { columns, SectionPanel } from './section-panel.tsx';
import type { RegistrationFormState } from './use-registration-form.ts';

const phoneCountries = { foreign: ['BR'], resident: ['PY'] } as const;

export function PersonSection(form: RegistrationFormState) {
  const intl = useIntl();
  const { state, kind } = form;
  return (
    <SectionPanel name="person" title={<FormattedMessage id="registration.section.person" />}>
      <div className={columns}>
        <TextField
          label={intl.formatMessage({ id: 'registration.firstName' })}
          required
          autoComplete="given-name"
          autoCapitalize="words"
          {...state.field('firstName')}
        />
        <TextField
          label={intl.formatMessage({ id: 'registration.lastName' })}
          required
          autoComplete="family-name"
          autoCapitalize="words"
          {...state.field('lastName')}
        />
        <EmailField {...form} />
        <TextField
          type="email"
          label={intl.formatMessage({ id: 'registration.emailConfirmation' })}
          required
          autoComplete="email"
          autoCapitalize="off"
          spellCheck={false}
          {...state.field('emailConfirmation')}
        />
        <PhoneInput
          key={kind}
          countries={phoneCountries[kind]}
          required
          hint={intl.formatMessage({ id: 'registration.phoneHint' })}
          {...state.field('phone')}
        />
      </div>
    </SectionPanel>
  );
}
