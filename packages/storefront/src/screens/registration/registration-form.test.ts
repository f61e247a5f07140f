import { registrationForm } from '@ponte/domain/registration';
import { describe, expect, it } from 'vitest';
import {
  checkRegistration,
  defaultsFor,
  fields,
  isIdentityAlone,
  kindOfLocale,
  secrets,
  sectionStates,
} from './registration-form.ts';

const front = new File(['%PDF-1.7'], 'front.pdf');

const paraguayan = {
  ...defaultsFor('resident'),
  firstName: 'Luis',
  lastName: 'Benítez',
  email: 'luis@example.com',
  emailConfirmation: 'luis@example.com',
  phone: '0981 123 456',
  password: 'correct horse',
  passwordConfirmation: 'correct horse',
  document: '80028061-0',
  identity: '4567890',
  front,
  back: front,
  street: 'Avenida San Blas',
  stateId: '38',
  cityId: '5737',
};

/** A password and its confirmation. */
const twice = (password: string) => ({ password, passwordConfirmation: password });

const problemsOf = (values: object) => {
  const checked = checkRegistration(values);
  return checked.ok ? {} : checked.problems;
};

it('has every field of the rules once, in the order in which they stand', () => {
  expect(fields.toSorted()).toEqual(Object.keys(registrationForm(() => true).entries).toSorted());
});

it('keeps neither passwords nor numbers of documents in a draft', () => {
  expect(secrets).toEqual(['password', 'passwordConfirmation', 'identity', 'document']);
});

// Spec: accounts 2.19
it.each([
  ['pt-BR', 'foreign', 'CPF'],
  ['es-PY', 'resident', 'RUC'],
] as const)('begins in %s as %s with %s', (locale, kind, documentType) => {
  expect(defaultsFor(kindOfLocale(locale))).toMatchObject({ kind, documentType });
});

// Spec: decision 59
it('asks for photos of the document where the store asks that kind for them', () => {
  const without = { ...paraguayan, front: null, back: null };
  const required = { front: { rule: 'required' }, back: { rule: 'required' } };

  expect(problemsOf(without)).toEqual(required);
  expect(checkRegistration(without, { foreign: 'never' })).toMatchObject({ problems: required });
  for (const resident of ['never', 'counter'] as const) {
    expect(checkRegistration(without, { resident })).toMatchObject({ ok: true });
  }
});

describe('a Paraguayan', () => {
  it('is asked for a city once there is a department', () => {
    const nowhere = { ...paraguayan, stateId: '', cityId: '' };
    expect(Object.keys(problemsOf(nowhere))).toEqual(['stateId']);
    expect(Object.keys(problemsOf({ ...nowhere, stateId: '38' }))).toEqual(['cityId']);
  });

  it('gives a RUC', () => {
    expect(problemsOf(paraguayan)).toEqual({});
    expect(problemsOf({ ...paraguayan, document: '' })).toEqual({ document: { rule: 'required' } });
  });

  // Spec: accounts 2.21
  it('without a RUC is known by the identity card, which is written once', () => {
    const values = {
      ...paraguayan,
      documentType: 'CEDULA',
      document: '',
      companyName: 'Kept S.A.',
    };
    expect(isIdentityAlone(values)).toBe(true);
    expect(checkRegistration(values)).toMatchObject({
      ok: true,
      values: { document: '4567890', documentType: 'CEDULA', companyName: '' },
    });
  });

  it('reports an impossible identity card at its own field', () => {
    const values = { ...paraguayan, documentType: 'CEDULA', document: '' };
    expect(problemsOf({ ...values, identity: 'AB' })).toEqual({ identity: { rule: 'cedula' } });
    expect(problemsOf({ ...values, identity: '' })).toEqual({ identity: { rule: 'required' } });
  });
});

// Spec: accounts 5.2, 5.3, 9.2
it.each([
  [{ firstName: 'a'.repeat(200) }, {}],
  [{ firstName: 'a'.repeat(201) }, { firstName: { rule: 'maxLength', limit: 200 } }],
  [{ identity: '1'.repeat(21) }, { identity: { rule: 'maxLength', limit: 20 } }],
  [twice('1234567'), { password: { rule: 'minLength', limit: 8 } }],
  [twice('12345678'), {}],
  [twice('1'.repeat(20)), {}],
  [twice('1'.repeat(21)), { password: { rule: 'maxLength', limit: 20 } }],
  [twice('password'), { password: { rule: 'passwordForbidden' } }],
  [{ passwordConfirmation: 'other horse' }, { passwordConfirmation: { rule: 'sameAs' } }],
  [{ emailConfirmation: 'LUIS@example.com' }, {}],
  [{ emailConfirmation: 'ana@example.com' }, { emailConfirmation: { rule: 'emailMismatch' } }],
])('finds in %o: %o', (changes, problems) => {
  expect(problemsOf({ ...paraguayan, ...changes })).toEqual(problems);
});

it('says of each section whether it is to be filled in, done or wrong', () => {
  expect(sectionStates(new Set(['street', 'firstName']), new Set(['firstName']))).toEqual([
    { name: 'nationality', state: 'done' },
    { name: 'person', state: 'wrong' },
    { name: 'password', state: 'done' },
    { name: 'documents', state: 'done' },
    { name: 'address', state: 'open' },
  ]);
});
