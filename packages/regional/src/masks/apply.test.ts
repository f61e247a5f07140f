import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allMasks, likelyText } from '../../test/likely-text.ts';
import {
  applyMask,
  argentinePhoneMask,
  brazilianOffersMask,
  brazilianPhoneMask,
  cedulaMask,
  cepMask,
  cnpjMask,
  cpfMask,
  cpfOrCnpjMask,
  paraguayanOffersMask,
  paraguayanPhoneMask,
  rucMask,
} from './index.ts';

describe('applyMask', () => {
  test.each([
    ['cpf', cpfMask, '52998224725', '529.982.247-25'],
    ['cpf', cpfMask, '529 982 247 25', '529.982.247-25'],
    ['cpf', cpfMask, '5299822472599', '5299822472599'],
    ['cpf', cpfMask, '529.982.247-2X5', '529.982.247-2X5'],
    ['cpf', cpfMask, '529', '529'],
    ['cpf', cpfMask, '5299', '529.9'],
    ['cpf', cpfMask, '', ''],
    ['cpf', cpfMask, 'abc', 'abc'],
    ['cep', cepMask, '01310100', '01310-100'],
    ['cep', cepMask, '01310', '01310'],
    ['cnpj', cnpjMask, '11222333000181', '11.222.333/0001-81'],
    ['cnpj', cnpjMask, '12abc34501de35', '12.ABC.345/01DE-35'],
    ['cnpj', cnpjMask, '12ABC34501DEX35', '12ABC34501DEX35'],
    ['cnpj', cnpjMask, '12ABC34501DE3599', '12ABC34501DE3599'],
    ['cnpj', cnpjMask, 'CNPJ: 11.222.333/0001-81', '11.222.333/0001-81'],
    ['cnpj', cnpjMask, 'CNPJ12345678', 'CN.PJ1.234/5678'],
    ['cpf or cnpj', cpfOrCnpjMask, '52998224725', '529.982.247-25'],
    ['cpf or cnpj', cpfOrCnpjMask, ' cpf nº 529.982.247-25', '529.982.247-25'],
    ['cpf or cnpj', cpfOrCnpjMask, ' cpf: 529.982.247-25', '529.982.247-25'],
    ['cpf or cnpj', cpfOrCnpjMask, '112223330001', '11.222.333/0001'],
    ['cpf or cnpj', cpfOrCnpjMask, '12A', '12.A'],
    ['ruc', rucMask, '800280610', '80028061-0'],
    ['ruc', rucMask, '80028061-0', '80028061-0'],
    ['ruc', rucMask, '4123456-7', '4123456-7'],
    ['ruc', rucMask, '26603', '2660-3'],
    ['ruc', rucMask, '266', '266'],
    ['ruc', rucMask, '1234567a2', '1234567A-2'],
    ['ruc', rucMask, '1234567A', '1234567A'],
    ['ruc', rucMask, '80028061-', '80028061-'],
    ['ruc', rucMask, '1234567E-2', '1234567E-2'],
    ['cedula', cedulaMask, '4123456', '4.123.456'],
    ['cedula', cedulaMask, '12345678', '12.345.678'],
    ['cedula', cedulaMask, '412', '412'],
    ['cedula', cedulaMask, '1', '1'],
  ] as const)('shows in the %s mask %# %s as %j', (_, mask, text, shown) => {
    expect(applyMask(mask, text).text).toBe(shown);
  });

  test('gives the value without literals and the caret at the end', () => {
    expect(applyMask(cpfMask, '529.982')).toEqual({ text: '529.982', caret: 7, raw: '529982' });
    expect(applyMask(brazilianPhoneMask, '+5511')).toEqual({
      text: '+55 (11',
      caret: 7,
      raw: '11',
    });
  });

  // Spec: storefront 5.6
  // Spec: accounts 5.6
  test.each([
    '11987654321',
    '(11) 98765-4321',
    '+55 11 98765-4321',
    '+55 (11) 98765 4321',
    '+5511987654321',
    '5511987654321',
    '55 11 98765.4321',
    '0055 11 987654321',
    '00 55 11 987654321',
    '011 98765-4321',
    '0 (11) 98765-4321',
    '0 15 11 98765-4321',
    '+55 (0) 11 98765-4321',
    '+55 011 98765 4321',
    'tel: +55 11 98765-4321',
    '\u202a+55 11 98765\u20114321\u202c',
    '+55 55 11 98765-4321',
  ])('takes the Brazilian mobile pasted as %j', (pasted) => {
    expect(applyMask(brazilianPhoneMask, pasted)).toEqual({
      text: '+55 (11) 98765-4321',
      caret: 19,
      raw: '11987654321',
    });
    expect(applyMask(brazilianOffersMask, pasted).text).toBe('(11) 98765-4321');
  });

  test.each(['4532221234', '+554532221234', '554532221234', '0 45 3222 1234', '0154532221234'])(
    'takes the Brazilian landline pasted as %j',
    (pasted) => {
      expect(applyMask(brazilianPhoneMask, pasted).text).toBe('+55 (45) 3222-1234');
    },
  );

  test.each(['tel: +55 11 9', '(+55) 11 9', '(0055) 11 9', '0055119'])(
    'knows the calling code of the unfinished number %j',
    (text) => {
      expect(applyMask(brazilianPhoneMask, text).text).toBe('+55 (11) 9');
    },
  );

  test('keeps the area code 55 apart from the calling code 55', () => {
    expect(applyMask(brazilianPhoneMask, '55999123456').text).toBe('+55 (55) 99912-3456');
    expect(applyMask(brazilianPhoneMask, '5532221234').text).toBe('+55 (55) 3222-1234');
    expect(applyMask(brazilianPhoneMask, '+5555999123456').text).toBe('+55 (55) 99912-3456');
    expect(applyMask(brazilianPhoneMask, '559932221234').text).toBe('+55 (99) 3222-1234');
  });

  // Spec: decision 28
  test.each(['981123456', '0981 123 456', '+595 981 123456', '595981123456', '00595 981-123-456'])(
    'takes the Paraguayan mobile pasted as %j',
    (pasted) => {
      expect(applyMask(paraguayanPhoneMask, pasted).text).toBe('+595 981 123 456');
    },
  );

  // Spec: accounts 5.6
  test.each([
    ['123456789', '+54 123 456 789'],
    ['1123456789', '+54 112 345 6789'],
    ['+54 11 2345-6789', '+54 112 345 6789'],
    ['541123456789', '+54 112 345 6789'],
    ['011 2345 6789', '+54 112 345 6789'],
    ['+54 9 381 555-1234', '+54 9 381 555 1234'],
  ])('takes the Argentine number pasted as %j', (pasted, shown) => {
    expect(applyMask(argentinePhoneMask, pasted).text).toBe(shown);
  });

  // Spec: storefront 5.7
  test.each([
    ['981123456', '981 123 456', '981123456'],
    ['595981123456', '+595 981 123 456', '595981123456'],
    ['+595 981 123 456', '+595 981 123 456', '595981123456'],
    ['00595981123456', '+595 981 123 456', '595981123456'],
    ['0981 123 456', '+595 981 123 456', '595981123456'],
    ['+595 (0)981 123 456', '+595 981 123 456', '595981123456'],
    ['00595 (0)981 123 456', '+595 981 123 456', '595981123456'],
    ['59', '59', '59'],
    ['595', '+595', '595'],
    ['9811234567890', '9811234567890', '9811234567890'],
    ['0034 912 345 678', '0034 912 345 678', '0034 912 345 678'],
  ])('shows %j in the Paraguayan offers form as %j', (pasted, text, raw) => {
    expect(applyMask(paraguayanOffersMask, pasted)).toEqual({ text, caret: text.length, raw });
  });

  test.each(allMasks)('changes nothing when the %s masks its own text again', (_, mask) => {
    fc.assert(
      fc.property(likelyText, (text) => {
        const once = applyMask(mask, text);
        expect(applyMask(mask, once.text)).toEqual(once);
        expect(applyMask(mask, once.raw).raw).toBe(once.raw);
      }),
    );
  });
});

test('fields ask for the keyboard that has their characters', () => {
  expect([cpfMask, cepMask, cedulaMask].map(({ inputMode }) => inputMode)).toEqual(
    Array.from({ length: 3 }, () => 'numeric'),
  );
  expect([cnpjMask, cpfOrCnpjMask, rucMask].map(({ inputMode }) => inputMode)).toEqual(
    Array.from({ length: 3 }, () => 'text'),
  );
  expect([brazilianPhoneMask, paraguayanOffersMask].map(({ inputMode }) => inputMode)).toEqual([
    'tel',
    'tel',
  ]);
});
