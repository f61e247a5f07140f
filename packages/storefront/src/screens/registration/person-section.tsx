import { PhoneInput } from '@ponte/ui/phone-input';
import { TextField } from '@ponte/ui/text-field';
import type { FocusEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { loginHref } from '../../links/addresses.ts';
import { Link } from '../../links/link.tsx';
import { observer } from '../../shop/observer.ts';
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

type EmailFieldProps = Pick<RegistrationFormState, 'registration' | 'state' | 'target'>;

/** Checks on blur whether the address is available. */
const EmailField = observer(function EmailField({
  registration: { emailCheck },
  state,
  target,
}: EmailFieldProps) {
  const intl = useIntl();
  const { onBlur, onChange, ...field } = state.field('email');
  const { form } = state;
  const { status } = emailCheck.state;

  const leave = async (event: FocusEvent<HTMLInputElement>) => {
    const text = event.currentTarget.value;
    await onBlur(event);
    const known = await emailCheck.check(text);
    // Newer input has its own check.
    if (known.status !== 'taken' || form.getValues('email') !== text) return;
    form.setError('email', {
      type: 'store',
      message: known.message || intl.formatMessage({ id: 'registration.emailTaken' }),
    });
  };
  return (
    <TextField
      type="email"
      label={intl.formatMessage({ id: 'registration.email' })}
      required
      autoComplete="email"
      autoCapitalize="off"
      spellCheck={false}
      {...field}
      onBlur={(event) => void leave(event)}
      onChange={(event) => {
        if (status !== 'unknown') emailCheck.reset();
        void onChange(event);
      }}
      hint={
        <span aria-live="polite">
          {status === 'taken' ? (
            <Link
              href={loginHref(target)}
              className="inline-block min-h-6 text-link underline underline-offset-2"
            >
              <FormattedMessage id="registration.emailTakenHint" />
            </Link>
          ) : (
            <FormattedMessage id={emailHints[status]} />
          )}
        </span>
      }
    />
  );
});

const emailHints = {
  unknown: 'registration.emailHint',
  checking: 'registration.emailChecking',
  free: 'registration.emailFree',
  failed: 'registration.emailCheckError',
} as const;
