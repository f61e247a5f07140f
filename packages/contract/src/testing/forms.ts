import type { GenericSchema } from 'valibot';
import { brazilianAddressForm, otherAddressForm } from '../rules/address.ts';
import { alertForm } from '../rules/alerts.ts';
import { loginForm } from '../rules/login.ts';
import { newsletterForm } from '../rules/newsletter.ts';
import { changePasswordForm, recoveryForm, resetForm } from '../rules/passwords.ts';
import { emailCorrectionForm, profileForm } from '../rules/profile.ts';
import { registrationForm } from '../rules/registration.ts';
import { reviewForm } from '../rules/reviews.ts';
import { checkForm } from '../rules/rule.ts';

export const fileOf = (name: string, size = 1000) => ({
  name,
  size,
  slice: () => ({ arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)) }),
});

const brazilian = {
  kind: 'foreign',
  firstName: 'Ana',
  lastName: 'Souza',
  companyName: '',
  email: 'ana@example.com',
  emailConfirmation: 'ana@example.com',
  phone: '+55 (45) 99988-7766',
  password: 'correct horse',
  passwordConfirmation: 'correct horse',
  documentType: 'CPF',
  document: '529.982.247-25',
  identity: '12.345.678-9',
  identityIssuer: 'SSP PR',
  front: fileOf('front.jpg'),
  back: fileOf('back.PDF'),
  postalCode: '85851-000',
  street: 'Avenida Brasil',
  number: '100',
  district: 'Centro',
  complement: '',
  directions: '',
  stateId: '',
  cityId: '',
};

const paraguayan = {
  ...brazilian,
  kind: 'resident',
  phone: '0981 123 456',
  documentType: 'RUC',
  document: '80028061-0',
  identityIssuer: '',
  postalCode: '',
  stateId: '38',
  cityId: '5737',
};

const address = {
  name: 'Casa',
  postalCode: '85851000',
  street: 'Avenida Brasil',
  number: 's/n',
  district: 'Centro',
  complement: '',
  directions: '',
  stateId: '18',
  cityId: '4031',
};

const profile = {
  firstName: 'Ana',
  lastName: 'Souza',
  phone: '45 99988-7766',
  documentType: 'CPF',
  document: '529.982.247-25',
  front: null,
  back: undefined,
};

const reset = { password: 'correct horse', passwordConfirmation: 'correct horse' };
const change = { currentPassword: 'x', ...reset };

/** A form, valid values, and its name in test titles. */
export const forms = {
  'registration (Brazilian)': [registrationForm(() => true), brazilian],
  'registration (Paraguayan)': [registrationForm(() => true), paraguayan],
  login: [loginForm, { email: 'ana@example.com', password: 'x' }],
  recovery: [recoveryForm, { email: 'ana@example.com' }],
  reset: [resetForm, reset],
  'change of password': [changePasswordForm, change],
  'address (Brazil)': [brazilianAddressForm, address],
  'address (elsewhere)': [otherAddressForm, { ...address, postalCode: '' }],
  'profile (Brazilian)': [profileForm('foreign'), profile],
  'profile (Paraguayan)': [
    profileForm('resident'),
    { ...profile, phone: '+595 981 123 456', documentType: 'CEDULA', document: '1.234.567' },
  ],
  'correction of an e-mail': [emailCorrectionForm, { email: 'ana@example.com', password: 'x' }],
  alert: [alertForm, { email: 'ana@example.com' }],
  review: [reviewForm, { rating: '4', text: '' }],
  newsletter: [newsletterForm, { phone: '(45) 99988-7766' }],
} as const satisfies Record<string, readonly [GenericSchema, object]>;
export type Form = keyof typeof forms;

/** The problems after changing these fields, abbreviated. */
export function problemsOf(form: Form, changes: object): Record<string, string> {
  const [schema, values] = forms[form];
  const checked = checkForm(schema, { ...values, ...changes });
  if (checked.ok) return {};
  return Object.fromEntries(
    Object.entries(checked.problems).map(([field, { rule, limit }]) => [
      field,
      limit === undefined ? rule : `${rule} ${limit}`,
    ]),
  );
}

export const x = (count: number) => 'x'.repeat(count);
export const emailOf = (length: number) => `${x(length - '@example.com'.length)}@example.com`;
/** The same value in a field and its confirmation. */
export const both = (name: 'email' | 'password', value: string) => ({
  [name]: value,
  [`${name}Confirmation`]: value,
});

export const br = 'registration (Brazilian)';
export const py = 'registration (Paraguayan)';
