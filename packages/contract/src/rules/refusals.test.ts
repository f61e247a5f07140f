import { expect, test } from 'vitest';
import { uploadLimit } from '../limits.ts';
import { both, br, emailOf, fileOf, problemsOf, py, x, type Form } from '../testing/forms.ts';

const missing = { firstName: '', lastName: ' ', street: '\t', identity: '\u00a0' };

/** Values beyond a limit, and the expected problem. */
const wrong: readonly (readonly [Form, object, Record<string, string>])[] = [
  [br, { kind: '' }, { kind: 'nationality_required' }],
  [br, { kind: '1' }, { kind: 'nationality_required' }],
  [
    br,
    missing,
    { firstName: 'required', lastName: 'required', street: 'required', identity: 'required' },
  ],
  [
    br,
    { firstName: x(201), lastName: x(201), companyName: x(201), street: x(201) },
    {
      firstName: 'maxLength 200',
      lastName: 'maxLength 200',
      companyName: 'maxLength 200',
      street: 'maxLength 200',
    },
  ],
  [
    br,
    { identity: x(21), identityIssuer: x(11), number: x(21), district: x(101) },
    {
      identity: 'maxLength 20',
      identityIssuer: 'maxLength 10',
      number: 'maxLength 20',
      district: 'maxLength 100',
    },
  ],
  [
    br,
    { complement: x(201), directions: x(501) },
    { complement: 'maxLength 200', directions: 'maxLength 500' },
  ],
  [br, both('email', ''), { email: 'required', emailConfirmation: 'required' }],
  [br, both('email', emailOf(201)), { email: 'maxLength 200', emailConfirmation: 'maxLength 200' }],
  [br, { emailConfirmation: 'ana@example.org' }, { emailConfirmation: 'emailMismatch' }],
  ...[
    'ana',
    'ana@',
    '@example.com',
    'ana@example',
    'ana@example.c',
    'ana@example.123',
    'ana@-example.com',
    'ana@example-.com',
    'ana@exam_ple.com',
    'ana@example..com',
    'a..b@example.com',
    '.a@example.com',
    'ana maria@example.com',
    'josé@example.com',
    'ana@exam\u202eple.com',
    'ana@exa\u00a0mple.com',
    'ana@example.com>',
    `ana@${x(64)}.com`,
  ].map((email) => [br, both('email', email), { email: 'email' }] as const),
  [br, both('password', ''), { password: 'required', passwordConfirmation: 'required' }],
  [br, both('password', x(7)), { password: 'minLength 8' }],
  [br, both('password', x(21)), { password: 'maxLength 20' }],
  [br, both('password', 'password'), { password: 'passwordForbidden' }],
  [br, both('password', ' '.repeat(8)), { password: 'passwordBlank' }],
  [br, { passwordConfirmation: 'Correct horse' }, { passwordConfirmation: 'sameAs' }],
  [br, { phone: '' }, { phone: 'required' }],
  [br, { phone: '+55 (45) 99988-776' }, { phone: 'phone' }],
  [br, { phone: '+55 (00) 99988-7766' }, { phone: 'phone' }],
  [br, { phone: '+1 212 555 0100' }, { phone: 'phone' }],
  [br, { phone: 'call me' }, { phone: 'phone' }],
  [br, { phone: '+55 (45) 9 9988 - 7766' }, { phone: 'maxLength 20' }],
  [br, { document: '529.982.247-26' }, { document: 'cpf' }],
  [br, { document: '111.111.111-11' }, { document: 'cpf' }],
  [br, { document: '5299822472' }, { document: 'cpf' }],
  [br, { document: '12.ABC.345/01DE-36' }, { document: 'cnpj' }],
  [br, { document: '529982247255' }, { document: 'cnpj' }],
  [br, { document: '529.982.247_25' }, { document: 'cpfOrCnpj' }],
  [br, { document: x(21) }, { document: 'maxLength 20' }],
  [br, { postalCode: '' }, { postalCode: 'required' }],
  [br, { postalCode: '8585-000' }, { postalCode: 'postalCode' }],
  [br, { postalCode: '00000-000' }, { postalCode: 'postalCode' }],
  [br, { postalCode: '85.851 - 000' }, { postalCode: 'maxLength 10' }],
  [br, { identityIssuer: ' ' }, { identityIssuer: 'required' }],
  [br, { front: undefined, back: null }, { front: 'required', back: 'required' }],
  [br, { front: 'front.png' }, { front: 'fileTypeError' }],
  [
    br,
    { front: fileOf('front.png', uploadLimit + 1), back: fileOf('back.heic') },
    { front: 'fileSizeError', back: 'fileTypeError' },
  ],
  [py, { document: '' }, { document: 'required' }],
  [py, { document: '80028061-1' }, { document: 'ruc' }],
  [py, { document: '1234504E-0' }, { document: 'ruc' }],
  [py, { documentType: 'CEDULA', document: '2660-3' }, { document: 'cedula' }],
  [py, { documentType: 'CEDULA', document: '123' }, { document: 'cedula' }],
  [py, { documentType: 'CPF' }, { document: 'ruc' }],
  [py, { stateId: '', cityId: '' }, { stateId: 'estadoRequired', cityId: 'cidadeRequired' }],
  [py, { phone: '0881 123 4567' }, { phone: 'phone' }],
  ['login', { email: ' ', password: '' }, { email: 'required', password: 'required' }],
  ['recovery', { email: '' }, { email: 'enterEmail' }],
  ['recovery', { email: 'ana' }, { email: 'email' }],
  ['reset', both('password', ''), { password: 'required', passwordConfirmation: 'required' }],
  ['reset', both('password', x(7)), { password: 'minLength 8' }],
  ['reset', both('password', x(21)), { password: 'maxLength 20' }],
  ['reset', both('password', 'password'), { password: 'passwordForbidden' }],
  ['reset', both('password', '\t\u00a0 '.repeat(3)), { password: 'passwordBlank' }],
  ['change of password', both('password', ' '.repeat(8)), { password: 'passwordBlank' }],
  ['reset', { passwordConfirmation: 'x' }, { passwordConfirmation: 'sameAs' }],
  [
    'change of password',
    { currentPassword: '', passwordConfirmation: 'x' },
    { currentPassword: 'required', passwordConfirmation: 'sameAs' },
  ],
  [
    'address (Brazil)',
    { name: '', postalCode: '', street: '', number: '', district: '', stateId: '', cityId: '' },
    {
      name: 'required',
      postalCode: 'required',
      street: 'required',
      number: 'required',
      district: 'required',
      stateId: 'estadoRequired',
      cityId: 'cidadeRequired',
    },
  ],
  [
    'address (elsewhere)',
    { name: x(101), street: x(201), number: x(21), district: x(101) },
    {
      name: 'maxLength 100',
      street: 'maxLength 200',
      number: 'maxLength 20',
      district: 'maxLength 100',
    },
  ],
  ['address (Brazil)', { postalCode: '00999-999' }, { postalCode: 'postalCode' }],
  ['profile (Brazilian)', { phone: '', document: '' }, { phone: 'required', document: 'required' }],
  ['profile (Brazilian)', { document: '529.982.247-26' }, { document: 'cpf' }],
  ['profile (Paraguayan)', { documentType: 'RUC' }, { document: 'ruc' }],
  ['profile (Brazilian)', { front: fileOf('front.gif') }, { front: 'fileTypeError' }],
  ['profile (Brazilian)', { back: fileOf('b.png', uploadLimit + 1) }, { back: 'fileSizeError' }],
  [
    'correction of an e-mail',
    { email: 'ana', password: '' },
    { email: 'email', password: 'required' },
  ],
  ['newsletter', { phone: '' }, { phone: 'required' }],
  ['newsletter', { phone: '(45) 9998-776' }, { phone: 'phone' }],
  ['newsletter', { phone: '1234567890123456' }, { phone: 'phone' }],
];

// Spec: accounts 5.1, 5.2, 5.3, 5.4, 5.8, 5.9, 5.10, 5.12, 5.13, 5.14, 9.2
test.each(wrong)('%s refuses %o: %o', (form, changes, problems) => {
  expect(problemsOf(form, changes)).toEqual(problems);
});

test('all errors are reported at once, whatever else is missing', () => {
  const problems = problemsOf(br, { firstName: '', passwordConfirmation: '', postalCode: '' });

  expect(problems).toEqual({
    firstName: 'required',
    passwordConfirmation: 'required',
    postalCode: 'required',
  });
});
