import { expect, it } from 'vitest';
import { formattedDocument } from './formatted.ts';

// Spec: accounts 2.37
it.each([
  ['CPF', '52998224725', { type: 'CPF', number: '529.982.247-25' }],
  ['RUC', '800280610', { type: 'RUC', number: '80028061-0' }],
  ['RUC', '1234567A2', { type: 'RUC', number: '1234567A-2' }],
  ['CEDULA', '4123456', { type: 'CI', number: '4.123.456' }],
  ['PASSPORT', 'AB12', { type: 'PASSPORT', number: 'AB12' }],
  ['RUC', '', { type: 'RUC', number: '' }],
])('shows %s %s as it is printed', (documentType, document, shown) => {
  expect(formattedDocument({ documentType, document })).toEqual(shown);
});
