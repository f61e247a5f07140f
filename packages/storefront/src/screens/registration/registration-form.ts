import type { DocumentPhotos, Locale } from '@ponte/domain';
import { checkForm, type CheckedForm } from '@ponte/domain/forms';
import {
  registrationForm,
  type Registration,
  type RegistrationValues,
} from '@ponte/domain/registration';
import type { RelatedFields } from '../../forms/watch-related.ts';

export type RegistrationField = keyof RegistrationValues;

/** A valid form, as the store accepts it. */
export type CheckedRegistration = Parameters<Registration['submit']>[0];

/** Brazilians are foreign, Paraguayans resident. */
export type Kind = CheckedRegistration['kind'];

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

export const fields: readonly RegistrationField[] = sections.flatMap((section) => section.fields);

/** Never stored in a draft; files never are. */
export const secrets: readonly RegistrationField[] = [
  'password',
  'passwordConfirmation',
  'identity',
  'document',
];

/** Fields whose rules depend on another. */
export const related: RelatedFields<RegistrationField> = {
  email: ['emailConfirmation'],
  password: ['passwordConfirmation'],
  documentType: ['document', 'identity'],
};

/**
 * Fields that each kind has its own values of: the other kind's are set aside. A document before its type,
 * whose change checks the document that is there.
 */
export const fieldsOfKind = ['phone', 'document', 'documentType', 'stateId', 'cityId'] as const;

/** A nationality's default document type. */
const documentTypes = { foreign: 'CPF', resident: 'RUC' } as const;

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

/** Whether a Paraguayan has only the identity card, and no RUC. */
export function isIdentityAlone(values: object): boolean {
  return (
    'kind' in values &&
    values.kind === 'resident' &&
    'documentType' in values &&
    values.documentType === 'CEDULA'
  );
}

/** When photos of the document are asked for, by kind; at the registration where the store says nothing. */
export type AskedPhotos = Partial<Readonly<Record<Kind, DocumentPhotos>>>;

export function photosFor(kind: Kind, asked: AskedPhotos = {}): DocumentPhotos {
  return asked[kind] ?? 'registration';
}

/** Validates the form. Without a RUC, the identity card is the document too. */
export function checkRegistration(
  values: unknown,
  asked?: AskedPhotos,
): CheckedForm<CheckedRegistration> {
  const rules = registrationForm((kind) => photosFor(kind, asked) === 'registration');
  if (typeof values !== 'object' || values === null || !isIdentityAlone(values)) {
    return withoutWaitingCity(checkForm(rules, values));
  }
  const identity = 'identity' in values ? values.identity : '';
  const checked = withoutWaitingCity(
    checkForm(rules, { ...values, document: identity, companyName: '' }),
  );
  if (checked.ok) return checked;
  const { document, ...problems } = checked.problems;
  return { ok: false, problems: { ...(document && { identity: document }), ...problems } };
}

/** A city can be chosen only once there is a department. */
function withoutWaitingCity<T>(checked: CheckedForm<T>): CheckedForm<T> {
  if (checked.ok || !checked.problems['stateId']) return checked;
  const problems = Object.entries(checked.problems).filter(([field]) => field !== 'cityId');
  return { ok: false, problems: Object.fromEntries(problems) };
}

export type SectionState = 'open' | 'done' | 'wrong';

/**
 * @param missing fields that break a rule, visited or not
 * @param wrong those that show it
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

export function kindOf(value: unknown): Kind {
  return value === 'resident' ? 'resident' : 'foreign';
}

/** The default nationality for a locale. */
export function kindOfLocale(locale: Locale): Kind {
  return locale === 'pt-BR' ? 'foreign' : 'resident';
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
