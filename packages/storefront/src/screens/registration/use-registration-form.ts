import type { Locale } from '@ponte/domain';
import { registrationOf, type Registration } from '@ponte/domain/registration';
import { useCallback, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useShopForm, type Sent, type ShopFormState } from '../../forms/use-shop-form.ts';
import { loginHref } from '../../links/addresses.ts';
import { afterRegistration } from '../../links/after-sign-in.ts';
import { useNavigate } from '../../links/navigation.ts';
import { useShop } from '../../shop/shop-context.ts';
import {
  checkRegistration,
  defaultsFor,
  fields,
  isIdentityAlone,
  kindOfLocale,
  related,
  secrets,
  type CheckedRegistration,
  type RegistrationField,
} from './registration-form.ts';
import { useNationality, type Nationality } from './use-nationality.ts';

export interface RegistrationFormState extends Nationality {
  readonly registration: Registration;
  readonly state: ShopFormState<RegistrationField>;
  readonly target: string;
}

/**
 * @param redirect the address's `redirect`
 * @param locale the page's
 */
export function useRegistrationForm(
  redirect: string | null,
  locale: Locale,
): RegistrationFormState {
  const { shop, region } = useShop();
  const navigate = useNavigate();
  const registration = registrationOf(shop);
  const target = afterRegistration(redirect);
  const [defaults] = useState(() => defaultsFor(kindOfLocale(locale)));
  const documentPhotos = region.store?.documentPhotos;
  const check = useCallback(
    (values: unknown) => checkRegistration(values, documentPhotos),
    [documentPhotos],
  );
  const state = useShopForm<RegistrationField, CheckedRegistration>({
    name: 'registration',
    fields,
    defaults,
    secrets,
    related,
    missing: useMissingTexts(),
    check,
    async send(values) {
      const refused = knownRefusal(registration, values);
      if (refused) return refused;
      const result = await registration.submit(values);
      if (!result.ok) return { ...result, refusal: shownRefusal(registration, values) };
      const to = result.value === 'signedIn' ? target : loginHref(target);
      navigate(to, { replace: true, state: { registered: true } });
      return result;
    },
  });
  const nationality = useNationality(registration, state.form, locale);
  useEffect(() => () => registration.leave(), [registration]);
  return { registration, state, target, ...nationality };
}

/** An address known to be taken is refused before documents are uploaded. */
function knownRefusal(
  { emailCheck }: Registration,
  { email }: CheckedRegistration,
): Extract<Sent<RegistrationField>, { ok: false }> | undefined {
  const { state } = emailCheck;
  if (state.status !== 'taken' || state.email !== email) return undefined;
  return {
    ok: false,
    error: { kind: 'validation', fields: {}, message: '' },
    refusal: { fields: new Map([['email', [state.message]]]), others: [] },
  };
}

/** Moves errors of hidden fields to the shown ones that stand for them. */
function shownRefusal(
  { refusal }: Registration,
  values: CheckedRegistration,
): Registration['refusal'] {
  const sentences = refusal?.fields.get('document');
  if (!refusal || !sentences || !isIdentityAlone(values)) return refusal;
  const shown = new Map(refusal.fields);
  shown.delete('document');
  return { ...refusal, fields: shown.set('identity', sentences) };
}

/** Errors of empty fields, phrased for the list of errors. */
function useMissingTexts(): Readonly<Partial<Record<RegistrationField, string>>> {
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
