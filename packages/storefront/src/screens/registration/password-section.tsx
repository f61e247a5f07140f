import { PasswordField } from '@ponte/ui/password-field';
import { FormattedMessage, useIntl } from 'react-intl';
import { columns, SectionPanel } from './section-panel.tsx';
import type { RegistrationFormState } from './use-registration-form.ts';

/** The password, whose strength is shown while it is chosen. */
export function PasswordSection({ state }: RegistrationFormState) {
  const intl = useIntl();
  return (
    <SectionPanel name="password" title={<FormattedMessage id="registration.section.password" />}>
      <div className={columns}>
        <PasswordField required strength autoComplete="new-password" {...state.field('password')} />
        <PasswordField
          label={intl.formatMessage({ id: 'registration.passwordConfirmation' })}
          required
          autoComplete="new-password"
          {...state.field('passwordConfirmation')}
        />
      </div>
    </SectionPanel>
  );
}
