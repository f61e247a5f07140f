import { describe, expect, test } from 'vitest';
import { uploadLimit } from '../limits.ts';
import {
  both,
  br,
  emailOf,
  fileOf,
  forms,
  problemsOf,
  py,
  x,
  type Form,
} from '../testing/forms.ts';
import { recoveryForm } from './passwords.ts';
import { checkForm } from './rule.ts';

describe('a form that keeps all rules', () => {
  test.each(Object.entries(forms))('%s', (_, [schema, values]) => {
    expect(checkForm(schema, values)).toHaveProperty('ok', true);
  });

  test('comes back without the blanks around its texts', () => {
    const checked = checkForm(recoveryForm, { email: '  ana@example.com ' });

    expect(checked).toEqual({ ok: true, values: { email: 'ana@example.com' } });
  });
});

/** Values just within a limit. */
const right: readonly (readonly [Form, object])[] = [
  [br, { firstName: x(200), lastName: x(200), companyName: x(200), street: x(200) }],
  [br, { identity: x(20), identityIssuer: x(10), number: x(20), district: x(100) }],
  [br, { complement: x(200), directions: x(500) }],
  [br, both('email', emailOf(200))],
  [br, both('email', "o'brien@example.com")],
  [br, both('email', 'ana@münchen.example')],
  [br, both('email', 'ana@xn--mnchen-3ya.xn--p1ai')],
  [br, both('email', 'ana@пример.рф')],
  [br, both('email', 'a.b+tag@sub.example.com.br')],
  [br, { emailConfirmation: ' ANA@Example.com ' }],
  [br, both('password', x(8))],
  [br, both('password', x(20))],
  [br, both('password', 'Password')],
  [br, both('password', ' four   words ')],
  [br, { document: '' }],
  [br, { document: '52998224725' }],
  [br, { document: '12.ABC.345/01DE-35' }],
  [br, { phone: '45 3222-1234' }],
  [br, { phone: '5545999887766' }],
  [br, { phone: '+595 981 123 456' }],
  [br, { postalCode: '85851000' }],
  [br, { front: fileOf('front.gif', uploadLimit), back: fileOf('scan.jpeg') }],
  [br, { front: fileOf('blob') }],
  [py, { document: '4.123.456', documentType: 'CEDULA' }],
  [py, { postalCode: '123', identityIssuer: '' }],
  [py, { phone: '595981123456' }],
  ['login', { email: "o'brien@münchen.example", password: ' ' }],
  ['reset', both('password', x(8))],
  ['change of password', { currentPassword: x(200) }],
  ['address (Brazil)', { name: x(100), street: x(200), number: x(20), district: x(100) }],
  ['address (Brazil)', { complement: x(200), directions: x(500), postalCode: '85.851-000' }],
  ['profile (Brazilian)', { front: fileOf('front.png', uploadLimit), document: '11444777000161' }],
  ['profile (Paraguayan)', { documentType: 'RUC', document: '80028061-0' }],
  ['profile (Paraguayan)', { documentType: 'RUC', document: '1234567A-2' }],
  [py, { document: '1234504a-0' }],
  ['newsletter', { phone: '1234567890' }],
  ['newsletter', { phone: '+12 345 678 901 234-5' }],
];

// Spec: accounts 5.1, 5.2, 5.3, 5.4, 5.8, 5.9, 5.10, 5.12, 5.13, 5.14, 9.2
test.each(right)('%s takes %o', (form, changes) => {
  expect(problemsOf(form, changes)).toEqual({});
});
