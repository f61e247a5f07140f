import { expect, it } from 'vitest';
import { formattedDocument, formattedPhone } from './formatted.ts';

it.each([
  ['CPF', '52998224725', { type: 'CPF', number: '529.982.247-25' }],
  ['RUC', '800280610', { type: 'RUC', number: '80028061-0' }],
  ['CEDULA', '4123456', { type: 'CI', number: '4.123.456' }],
  ['PASSPORT', 'AB12', { type: 'PASSPORT', number: 'AB12' }],
  ['RUC', '', { type: 'RUC', number: '' }],
])('shows %s %s as it is printed', (documentType, document, shown) => {
  expect(formattedDocument({ documentType, document })).toEqual(shown);
});

it.each([
  ['foreign', '5545999887766', '+55 (45) 99988-7766'],
  ['resident', '595981123456', '+595 981 123 456'],
  ['resident', '', ''],
] as const)('shows the phone of a %s customer in their country’s mask', (kind, phone, shown) => {
  expect(formattedPhone({ kind, phone })).toBe(shown);
});
