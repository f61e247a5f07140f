import { applyMask } from '@ponte/regional/masks';
import { describe, expect, test } from 'vitest';
import {
  documentMask,
  documentValue,
  isDocument,
  meantDocument,
  printedDocument,
  recogniseDocument,
} from './model.ts';

describe('documentMask', () => {
  test.each([
    [['cpf'], '52998224725', '529.982.247-25'],
    [['cnpj'], '12ABC34501DE35', '12.ABC.345/01DE-35'],
    [['cpf', 'cnpj'], '52998224725', '529.982.247-25'],
    [['cnpj', 'cpf'], '11222333000181', '11.222.333/0001-81'],
    [['ruc'], '800280610', '80028061-0'],
    [['ruc'], '1234567a2', '1234567A-2'],
    [['cedula'], '4123456', '4.123.456'],
  ] as const)('for %j shows %s as %s', (types, typed, shown) => {
    expect(applyMask(documentMask(types), typed).text).toBe(shown);
  });

  test.each(['80028061-0', '4.123.456', 'MG-14.235.777'])(
    'leaves "%s" alone where no mask fits all that may come',
    (typed) => {
      expect(applyMask(documentMask(['ruc', 'cedula']), typed).text).toBe(typed);
      expect(applyMask(documentMask(['rg']), typed).text).toBe(typed);
    },
  );
});

describe('recogniseDocument', () => {
  test('knows only what may be given', () => {
    expect(recogniseDocument('529.982.247-25', ['cpf', 'cnpj'])).toEqual(['cpf']);
    expect(recogniseDocument('529.982.247-25', ['cnpj'])).toEqual([]);
  });

  test('gives both for a number that can be a RUC and a cédula', () => {
    expect(recogniseDocument('26603', ['ruc', 'cedula'])).toEqual(['ruc', 'cedula']);
    expect(recogniseDocument('2660-3', ['ruc', 'cedula'])).toEqual(['ruc']);
  });
});

describe('documentValue', () => {
  test('takes the punctuation off, complete or not', () => {
    expect(documentValue('12.abc.345/01DE-35', ['cpf', 'cnpj'])).toBe('12ABC34501DE35');
    expect(documentValue('529.98', ['cpf', 'cnpj'])).toBe('52998');
    expect(documentValue('80028061-0', ['ruc'])).toBe('800280610');
    expect(documentValue('1234567a-2', ['ruc'])).toBe('1234567A2');
  });

  test.each([
    ['4123456-7', '4123456-7', []],
    ['1234567a-2', '1234567A-2', ['ruc']],
    ['4.123.456', '4123456', ['cedula']],
  ])('keeps of %s the dash that tells a RUC from a cédula', (text, plain, types) => {
    expect(documentValue(text, ['ruc', 'cedula'])).toBe(plain);
    expect(recogniseDocument(plain, ['ruc', 'cedula'])).toEqual(types);
  });
});

const every = ['cpf', 'cnpj', 'ruc', 'cedula'] as const;

describe('where four documents may be given', () => {
  test.each([
    ['529.982.247-25', '52998224725', '529.982.247-25'],
    ['12ABC34501DE35', '12ABC34501DE35', '12.ABC.345/01DE-35'],
    ['800280610', '800280610', '80028061-0'],
    ['80028061-0', '80028061-0', '80028061-0'],
    ['26603', '26603', '26603'],
    ['529', '529', '529'],
  ])('%s is sent as %s and printed as %s', (text, value, printed) => {
    expect(documentValue(text, every)).toBe(value);
    expect(printedDocument(text, every)).toBe(printed);
  });
});

test.each([
  ['111.111.111-12', ['cpf'], 'cpf'],
  ['111.111.111-12', ['cpf', 'cnpj'], 'cpf'],
  ['12ABC34501DE36', ['cpf', 'cnpj'], 'cnpj'],
  ['x!', ['cpf', 'cnpj'], undefined],
  ['80053249-2', ['ruc', 'cedula'], undefined],
] as const)('%s is no %j, and was meant as %s', (text, types, meant) => {
  expect(isDocument(text, types)).toBe(false);
  expect(meantDocument(text, types)).toBe(meant);
});

test('an RG has no form of its own', () => {
  expect(isDocument('MG-14.235.777', ['rg'])).toBe(true);
});
