import { cnpj, cpf } from 'cpf-cnpj-validator';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDocument, isValidDocument } from '../../src/documents/index.ts';
import { applyMask, cnpjMask, cpfMask } from '../../src/masks/index.ts';
import { isRucOfTaxOffice } from '../tax-office.ts';
import { disagreements } from './oracle.ts';

/** Characters with the right check digits behind them, right for about nine of ten. */
function withCheckDigits(body: fc.Arbitrary<string>, digit: (text: string) => number) {
  return fc.tuple(body, fc.nat(9), fc.nat(9)).map(([text, spoil, other]) => {
    const first = text + digit(text);
    const whole = first + digit(first);
    return spoil > 0 ? whole : whole.slice(0, -1) + other;
  });
}

/** The same characters as people write them. */
function written(document: fc.Arbitrary<string>, format: (text: string) => string) {
  return fc
    .tuple(document, fc.nat(4))
    .map(
      ([text, style]) => [text, text, format(text), ` ${text} `, text.toLowerCase()][style] ?? '',
    );
}

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
const cpfs = written(
  fc.oneof(
    { weight: 900, arbitrary: withCheckDigits(digits(9), cpf.verifierDigit) },
    { weight: 50, arbitrary: fc.stringMatching(/^\d{9,13}$/) },
    { weight: 9, arbitrary: fc.nat(9).map((digit) => String(digit).repeat(11)) },
    { weight: 1, arbitrary: fc.constant('12345678909') },
  ),
  cpf.format,
);
const cnpjs = written(
  fc.oneof(
    { weight: 450, arbitrary: withCheckDigits(digits(12), cnpj.verifierDigit) },
    {
      weight: 450,
      arbitrary: withCheckDigits(fc.stringMatching(/^[0-9A-Z]{12}$/), cnpj.verifierDigit),
    },
    { weight: 50, arbitrary: fc.stringMatching(/^[0-9A-Z]{12,16}$/) },
    { weight: 10, arbitrary: fc.nat(9).map((digit) => String(digit).repeat(14)) },
  ),
  cnpj.format,
);

test('CPFs are valid to us where they are to cpf-cnpj-validator', () => {
  expect(
    disagreements({
      name: 'CPF validity, cpf-cnpj-validator',
      cases: cpfs,
      ours: (text) => isValidDocument('cpf', text),
      oracle: (text) => cpf.isValid(text),
      explained: (text) => (cpf.strip(text) === '12345678909' ? 'The sample CPF' : undefined),
    }),
  ).toEqual([]);
});

test('CNPJs, numeric and alphanumeric, are valid to us where they are to cpf-cnpj-validator', () => {
  expect(
    disagreements({
      name: 'CNPJ validity, cpf-cnpj-validator',
      cases: cnpjs,
      ours: (text) => isValidDocument('cnpj', text),
      oracle: (text) => cnpj.isValid(text),
    }),
  ).toEqual([]);
});

test('CPFs and CNPJs of the right length are printed and masked alike', () => {
  expect(
    disagreements({
      name: 'CPF print and mask, cpf-cnpj-validator',
      cases: written(digits(11), cpf.format),
      ours: (text) => [formatDocument('cpf', text), applyMask(cpfMask, text).text],
      oracle: (text) => [cpf.format(text), cpf.format(text)],
    }),
  ).toEqual([]);
  expect(
    disagreements({
      name: 'CNPJ print and mask, cpf-cnpj-validator',
      cases: written(fc.stringMatching(/^[0-9A-Z]{12}\d\d$/), cnpj.format),
      ours: (text) => [formatDocument('cnpj', text), applyMask(cnpjMask, text).text],
      oracle: (text) => [cnpj.format(text), cnpj.format(text)],
    }),
  ).toEqual([]);
});

test('RUCs, with and without a letter, are valid to us where they are to the tax office', () => {
  const bodies = fc.oneof(
    { weight: 4, arbitrary: fc.stringMatching(/^[1-9][0-9]{1,7}$/) },
    { weight: 4, arbitrary: fc.stringMatching(/^[1-9][0-9]{1,6}[A-D]$/) },
    { weight: 1, arbitrary: fc.stringMatching(/^[0-9A-F]{2,9}$/) },
  );
  expect(
    disagreements({
      name: 'RUC validity, rule and routine of the tax office',
      cases: fc.tuple(bodies, fc.stringMatching(/^[0-9A]$/)),
      ours: ([body, digit]) => isValidDocument('ruc', `${body}-${digit}`),
      oracle: ([body, digit]) => isRucOfTaxOffice(body, digit),
      explained: ([body, digit]) => {
        if (body.startsWith('0')) return 'Leading zeros of a RUC';
        return new Set(body + digit).size === 1 ? 'One digit repeated' : undefined;
      },
    }),
  ).toEqual([]);
});
