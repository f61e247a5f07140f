import type { Locale } from '@ponte/domain';
import { checkForm, type CheckedForm } from '@ponte/domain/forms';
import {
  registrationForm,
  type Registration,
  type RegistrationValues,
} from '@ponte/domain/registration';
import type { RelatedFields } from '../../forms/watch-related.ts';

/** A field of the registration. */
export type RegistrationField = keyof RegistrationValues;

/** A form that keeps all rules, as the store takes it. */
export type CheckedRegistration = Parameters<Registration['submit']>[0];

/** Brazilians buy as foreigners, Paraguayans as residents. */
export type Kind = CheckedRegistration['kind'];

/** The parts of the form, with their fields as they stand. */
export const sections = [
  { name: 'nationality', fields: ['kind'] },
  { name: 'person', fields: ['firstName', 'lastName', 'email', 'emailConfirmation', 'phone'] },
  { name: 'password', fields: ['password', 'passwordConfirmation'] },
  {
    name: 'documents',
    fields: [
      'identity',
      'identityIssuer',
      'documentType',
      'document',
      'companyName',
      'front',
      'back',
    ],
  },
  {
    name: 'address',
    fields: [
      'postalCode',
      'stateId',
      'cityId',
      'street',
      'number',
      'complement',
      'district',
      'directions',
    ],
  },
] as const satisfies readonly {
  readonly name: string;
  readonly fields: readonly RegistrationField[];
}[];
export type SectionName = (typeof sections)[number]['name'];

/** All fields in their order. */
export const fields: readonly RegistrationField[] = sections.flatMap((section) => section.fields);

/** No draft is kept of them; files never go into one. */
export const secrets: readonly RegistrationField[] = [
  'password',
  'passwordConfirmation',
  'identity',
  'document',
];

/** Fields whose rules look at another one. */
export const related: RelatedFields<RegistrationField> = {
  email: ['emailConfirmation'],
  password: ['passwordConfirmation'],
  documentType: ['document', 'identity'],
};

/** What each kind of customer has of its own: the other one's is kept while it is not chosen. */
export const fieldsOfKind = ['phone', 'documentType', 'document', 'stateId', 'cityId'] as const;

/** The type of document that comes with a nationality. */
const documentTypes = { foreign: 'CPF', resident: 'RUC' } as const;

/** What the form begins with. */
export function defaultsFor(kind: Kind): Record<RegistrationField, string | null> {
  return {
    kind,
    firstName: '',
    lastName: '',
    companyName: '',
    email: '',
    emailConfirmation: '',
    phone: '',
    password: '',
    passwordConfirmation: '',
    documentType: documentTypes[kind],
    document: '',
    identity: '',
    identityIssuer: '',
    front: null,
    back: null,
    postalCode: '',
    street: '',
    number: '',
    district: '',
    complement: '',
    directions: '',
    stateId: '',
    cityId: '',
  };
}

/** Whether the identity card is all that a Paraguayan has: no RUC is asked for then. */
export function isIdentityAlone(values: object): boolean {
  return (
    'kind' in values &&
    values.kind === 'resident' &&
    'documentType' in values &&
    values.documentType === 'CEDULA'
  );
}

/** Checks the form. Who has no RUC is known by the identity card, which is written once. */
export function checkRegistration(values: unknown): CheckedForm<CheckedRegistration> {
  if (typeof values !== 'object' || values === null || !isIdentityAlone(values)) {
    return checkForm(registrationForm, values);
  }
  const identity = 'identity' in values ? values.identity : '';
  const checked = checkForm(registrationForm, { ...values, document: identity, companyName: '' });
  if (checked.ok) return checked;
  const { document, ...problems } = checked.problems;
  return { ok: false, problems: { ...(document && { identity: document }), ...problems } };
}

/** How far a part of the form is. */
export type SectionState = 'open' | 'done' | 'wrong';

/**
 * How far each part of the form is.
 *
 * @param missing the fields that break a rule, whether somebody has been there yet or not
 * @param wrong those of them that say so
 */
export function sectionStates(
  missing: ReadonlySet<string>,
  wrong: ReadonlySet<string>,
): readonly { readonly name: SectionName; readonly state: SectionState }[] {
  return sections.map(({ name, fields: own }) => {
    const breaks = (of: ReadonlySet<string>) => own.some((field) => of.has(field));
    return { name, state: breaks(wrong) ? 'wrong' : breaks(missing) ? 'open' : 'done' };
  });
}

/** The nationality that a form holds. */
export function kindOf(value: unknown): Kind {
  return value === 'resident' ? 'resident' : 'foreign';
}

/** The nationality that is chosen at first on a page in `locale`. */
export function kindOfLocale(locale: Locale): Kind {
  return locale === 'pt-BR' ? 'foreign' : 'resident';
}

/** What a field of text holds. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
