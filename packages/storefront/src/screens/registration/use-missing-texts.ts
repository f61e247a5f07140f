import { useIntl } from 'react-intl';
import type { RegistrationField } from './registration-form.ts';

/** What is said of each field that was left empty, so that it makes sense in a list. */
export function useMissingTexts(): Readonly<Partial<Record<RegistrationField, string>>> {
  const intl = useIntl();
  return {
    firstName: intl.formatMessage({ id: 'registration.missing.firstName' }),
    lastName: intl.formatMessage({ id: 'registration.missing.lastName' }),
    email: intl.formatMessage({ id: 'registration.missing.email' }),
    emailConfirmation: intl.formatMessage({ id: 'registration.missing.emailConfirmation' }),
    phone: intl.formatMessage({ id: 'registration.missing.phone' }),
    password: intl.formatMessage({ id: 'registration.missing.password' }),
    passwordConfirmation: intl.formatMessage({ id: 'registration.missing.passwordConfirmation' }),
    identity: intl.formatMessage({ id: 'registration.missing.identity' }),
    identityIssuer: intl.formatMessage({ id: 'registration.missing.identityIssuer' }),
    document: intl.formatMessage({ id: 'registration.missing.document' }),
    front: intl.formatMessage({ id: 'registration.missing.front' }),
    back: intl.formatMessage({ id: 'registration.missing.back' }),
    postalCode: intl.formatMessage({ id: 'registration.missing.postalCode' }),
    street: intl.formatMessage({ id: 'registration.missing.street' }),
  };
}
