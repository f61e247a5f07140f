import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../../test/any-text.ts';
import { isRucOfTaxOffice } from '../../test/tax-office.ts';
import {
  checkDocument,
  detectDocument,
  formatDocument,
  isValidDocument,
  normalizeDocument,
  type DocumentType,
} from './index.ts';

const allTypes: readonly DocumentType[] = ['cpf', 'cnpj', 'ruc', 'cedula', 'rg'];

describe('checkDocument', () => {
  test.each([
    ['cpf', '529.982.247-25', '52998224725'],
    ['cpf', ' 529 982 247 25\n', '52998224725'],
    ['cpf', '52998224725', '52998224725'],
    // Remainders of 0 and of 1, which both make the check digit 0, in either place.
    ['cpf', '100.000.037-00', '10000003700'],
    ['cpf', '100.000.046-00', '10000004600'],
    ['cpf', '100.000.040-06', '10000004006'],
    ['cpf', '100.000.079-60', '10000007960'],
    ['cpf', '000.000.001-91', '00000000191'],
    // The sample number of many manuals and payment sandboxes; its digits are right.
    ['cpf', '123.456.789-09', '12345678909'],
    ['cnpj', '11.222.333/0001-81', '11222333000181'],
    ['cnpj', '00.000.000/0001-91', '00000000000191'],
    // The Receita Federal's own example of the alphanumeric form.
    ['cnpj', '12.ABC.345/01DE-35', '12ABC34501DE35'],
    ['cnpj', '12.abc.345/01de-35', '12ABC34501DE35'],
    ['ruc', '80028061-0', '800280610'],
    ['ruc', '80009735-1', '800097351'],
    ['ruc', '80000035-8', '800000358'],
    ['ruc', '80.028.061-0', '800280610'],
    ['ruc', '2660-3', '26603'],
    ['ruc', '0002660-3', '26603'],
    ['ruc', '999160-3', '9991603'],
    ['ruc', '80028061/0', '800280610'],
    ['ruc', '1234567A-2', '1234567A2'],
    ['ruc', ' 1.234.567a - 2 ', '1234567A2'],
    ['ruc', '01234567A2', '1234567A2'],
    ['ruc', '1234504A-0', '1234504A0'],
    ['ruc', '1234504-0', '12345040'],
    ['cedula', '4.123.456', '4123456'],
    ['cedula', '2660', '2660'],
    ['cedula', '01234567', '1234567'],
    ['cedula', '12 345 678', '12345678'],
    ['rg', '  MG-14.808.688 \t SSP/MG ', 'MG-14.808.688 SSP/MG'],
    ['rg', '1', '1'],
    ['rg', 'x'.repeat(20), 'x'.repeat(20)],
  ] as const)('accepts the %s %j as %j', (type, input, document) => {
    expect(checkDocument(type, input)).toEqual({ ok: true, document });
    expect(isValidDocument(type, input)).toBe(true);
  });

  test.each([
    ['cpf', '529.982.247-26', 'checkDigits'],
    ['cpf', '529.982.247-15', 'checkDigits'],
    ['cpf', '259.982.247-25', 'checkDigits'],
    ['cpf', '5299822472', 'tooShort'],
    ['cpf', '529982247250', 'tooLong'],
    ['cpf', '529.982.247-2X', 'invalidCharacter'],
    ['cpf', '٥٢٩٩٨٢٢٤٧٢٥', 'invalidCharacter'],
    ['cnpj', '11.222.333/0001-82', 'checkDigits'],
    ['cnpj', '11.222.333/0001-91', 'checkDigits'],
    ['cnpj', '12.ABC.345/01DF-35', 'checkDigits'],
    ['cnpj', '12.ABC.345/01DE-3A', 'invalidCharacter'],
    ['cnpj', '12.ABÇ.345/01DE-35', 'invalidCharacter'],
    ['cnpj', '1122233300018', 'tooShort'],
    ['cnpj', '112223330001810', 'tooLong'],
    ['ruc', '80053249-2', 'checkDigits'],
    ['ruc', '80-7', 'tooShort'],
    ['ruc', '800-7', 'checkDigits'],
    ['ruc', '180028061-0', 'tooLong'],
    ['ruc', '12345678A-0', 'tooLong'],
    ['ruc', '8002806A-0', 'checkDigits'],
    ['ruc', '1234567A-3', 'checkDigits'],
    ['ruc', '1234567B-2', 'checkDigits'],
    ['ruc', '1234567E-2', 'invalidCharacter'],
    ['ruc', '123456A7-2', 'invalidCharacter'],
    ['ruc', 'A1234567-2', 'invalidCharacter'],
    ['ruc', '1234567A', 'invalidCharacter'],
    ['ruc', '1234567Ａ-2', 'invalidCharacter'],
    // Without its check digit, or with the dash elsewhere, it is none.
    ['ruc', '26603-', 'invalidCharacter'],
    ['ruc', '26-603', 'invalidCharacter'],
    ['ruc', '00000000-0', 'tooShort'],
    ['cedula', '123', 'tooShort'],
    ['cedula', '123.456.789', 'tooLong'],
    ['cedula', '4123456-7', 'invalidCharacter'],
    ['cedula', '4.444.444', 'allEqual'],
    ['rg', 'x'.repeat(21), 'tooLong'],
    ['rg', '---', 'invalidCharacter'],
  ] as const)('refuses the %s %j: %s', (type, input, reason) => {
    expect(checkDocument(type, input)).toEqual({ ok: false, reason });
    expect(isValidDocument(type, input)).toBe(false);
  });

  test.each(allTypes)('calls a %s without anything in it empty', (type) => {
    for (const input of ['', '   ', '\u200b\u00a0\n', '\u200e']) {
      expect(checkDocument(type, input)).toEqual({ ok: false, reason: 'empty' });
    }
  });

  test('refuses one digit repeated, even where the check digits are right', () => {
    for (const digit of '0123456789') {
      expect(checkDocument('cpf', digit.repeat(11))).toEqual({ ok: false, reason: 'allEqual' });
      expect(checkDocument('cnpj', digit.repeat(14))).toEqual({ ok: false, reason: 'allEqual' });
    }
  });

  // Spec: decision 27
  test('refuses every change of a single digit of a valid document', () => {
    for (const [type, document] of [
      ['cpf', '52998224725'],
      ['cnpj', '12ABC34501DE35'],
      ['ruc', '800280610'],
    ] as const) {
      for (let index = 0; index < document.length; index++) {
        const digit = (Number.parseInt(document.charAt(index), 36) + 1) % 10;
        const changed = document.slice(0, index) + digit + document.slice(index + 1);
        expect([changed, isValidDocument(type, changed)]).toEqual([changed, false]);
      }
    }
  });
});

describe('a RUC by the rule and the routine of the tax office', () => {
  test.each(['80028061-0', '80009735-1', '80000035-8', '2660-3', '999160-3'])(
    'finds the published %s right',
    (ruc) => {
      const [body = '', digit = ''] = ruc.split('-');
      expect([isRucOfTaxOffice(body, digit), isValidDocument('ruc', ruc)]).toEqual([true, true]);
    },
  );

  // Spec: decision 49
  test('has the same check digit, with and without a letter', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9][0-9]{1,7}[A-F]?$/), (body) => {
        const rightDigits = (isRight: (digit: string) => boolean) =>
          Array.from('0123456789').filter((digit) => isRight(digit));
        const ours = rightDigits((digit) => isValidDocument('ruc', `${body}-${digit}`));
        const office = rightDigits((digit) => isRucOfTaxOffice(body, digit));
        // One digit repeated is what people type to get past a form.
        expect(ours).toEqual(office.filter((digit) => new Set(body + digit).size > 1));
      }),
      { numRuns: 2000 },
    );
  });

  test('loses its owner with its letter, so the letter is never dropped', () => {
    expect(checkDocument('ruc', '1234504A-0')).toEqual({ ok: true, document: '1234504A0' });
    expect(checkDocument('ruc', '1234504-0')).toEqual({ ok: true, document: '12345040' });
  });
});

describe('normalizeDocument', () => {
  test('drops dashes of every kind and the invisible marks of copied text', () => {
    expect(normalizeDocument('cpf', '\u202d529\u2011982\u2013247\u221225\u202c')).toBe(
      '52998224725',
    );
  });

  test('keeps letters that only look like ASCII, so that the check refuses them', () => {
    expect(normalizeDocument('cnpj', 'ßıſK')).toBe('ßıſK');
  });

  test('keeps the leading zeros of a CPF and a CNPJ', () => {
    expect(normalizeDocument('cpf', '000.000.001-91')).toBe('00000000191');
    expect(normalizeDocument('cnpj', '00.000.000/0001-91')).toBe('00000000000191');
  });

  test('drops control characters from an RG and keeps its punctuation', () => {
    expect(normalizeDocument('rg', 'MG\u000014.808.688-x')).toBe('MG 14.808.688-x');
  });

  test('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.constantFrom(...allTypes), anyText, (type, input) => {
        const once = normalizeDocument(type, input);
        expect(normalizeDocument(type, once)).toBe(once);
      }),
    );
  });
});

describe('formatDocument', () => {
  test.each([
    ['cpf', '52998224725', '529.982.247-25'],
    ['cnpj', '11222333000181', '11.222.333/0001-81'],
    ['cnpj', '12abc34501de35', '12.ABC.345/01DE-35'],
    ['ruc', '800280610', '80028061-0'],
    ['ruc', '26603', '2660-3'],
    ['ruc', '1234567a2', '1234567A-2'],
    ['cedula', '2660', '2.660'],
    ['cedula', '123456', '123.456'],
    ['cedula', '4123456', '4.123.456'],
    ['cedula', '12345678', '12.345.678'],
    ['rg', ' MG  14.808.688', 'MG 14.808.688'],
  ] as const)('prints the %s %j as %j', (type, input, printed) => {
    expect(formatDocument(type, input)).toBe(printed);
    expect(formatDocument(type, printed)).toBe(printed);
  });

  test.each([
    ['cpf', ' 5299822472 ', '5299822472'],
    ['cpf', '529982247250', '529982247250'],
    ['cpf', '5299822472X', '5299822472X'],
    ['cnpj', '12ABC34501DEXX', '12ABC34501DEXX'],
    ['ruc', '123', '123'],
    ['ruc', '1234567A', '1234567A'],
    ['cedula', '123456789', '123456789'],
    ['cedula', '123', '123'],
  ] as const)('shows the %s %j, which does not fit, as %j', (type, input, printed) => {
    expect(formatDocument(type, input)).toBe(printed);
  });
});

describe('detectDocument', () => {
  test.each([
    ['529.982.247-25', ['cpf']],
    ['52998224725', ['cpf']],
    ['11.222.333/0001-81', ['cnpj']],
    ['12ABC34501DE35', ['cnpj']],
    ['80028061-0', ['ruc']],
    ['2660-3', ['ruc']],
    ['1234567a-2', ['ruc']],
    ['1234504A0', ['ruc']],
    ['26603', ['ruc', 'cedula']],
    ['26603-', []],
    ['26604', ['cedula']],
    ['4.123.456', ['cedula']],
    ['529.982.247-26', []],
    ['', []],
    ['MG-14.808.688', []],
  ])('sees in %j %j', (input, types) => {
    expect(detectDocument(input)).toEqual(types);
  });
});

describe('hostile input', () => {
  const megabyte = 1_000_000;

  test.each([
    ['null bytes', '\0'.repeat(20)],
    ['emoji', '💳'.repeat(20)],
    ['right-to-left marks', '\u200f\u202e5\u202c'],
    ['lone surrogates', '\ud800\udfff'],
    ['a megabyte of digits', '9'.repeat(megabyte)],
    ['a megabyte of zeros', '0'.repeat(megabyte)],
    ['a megabyte of letters', 'x'.repeat(megabyte)],
    ['a megabyte of punctuation', '.-/ '.repeat(megabyte / 4)],
    ['a megabyte of spaces before a letter', `${' '.repeat(megabyte)}x`],
  ])('%s get an answer from every function', (_, input) => {
    for (const type of allTypes) {
      expect(typeof isValidDocument(type, input)).toBe('boolean');
      expect(typeof formatDocument(type, input)).toBe('string');
    }
    expect(detectDocument(input)).toEqual([]);
  });

  test('any text at all gets an answer', () => {
    fc.assert(
      fc.property(fc.constantFrom(...allTypes), anyText, (type, input) => {
        const check = checkDocument(type, input);
        expect(check.ok ? check.document : check.reason).not.toBe('');
        formatDocument(type, input);
        detectDocument(input);
      }),
    );
  });
});
