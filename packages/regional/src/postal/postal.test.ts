import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../../test/any-text.ts';
import { formatCep, parseCep } from './index.ts';

describe('parseCep', () => {
  test.each(['01310-100', '01310100', ' 01.310-100\n', '01310\u2011100', '\u200e01310-100'])(
    'reads %j',
    (text) => {
      expect(parseCep(text)).toEqual({ ok: true, cep: '01310100', state: 'SP' });
    },
  );

  test.each([
    ['', 'empty'],
    ['-', 'empty'],
    ['0131A-100', 'invalidCharacter'],
    ['٠١٣١٠١٠٠', 'invalidCharacter'],
    ['01310-10', 'tooShort'],
    ['01310-1000', 'tooLong'],
    ['00000-000', 'unassigned'],
    ['00999-999', 'unassigned'],
    ['78900-000', 'unassigned'],
  ] as const)('refuses %j: %s', (text, reason) => {
    expect(parseCep(text)).toEqual({ ok: false, reason });
  });

  // A capital's code, and the first and last code of each range of the state.
  test.each([
    ['AC', '69900-062', '69900-000', '69999-999'],
    ['AL', '57020-050', '57000-000', '57999-999'],
    ['AM', '69005-141', '69000-000', '69299-999', '69400-000', '69899-999'],
    ['AP', '68900-073', '68900-000', '68999-999'],
    ['BA', '40020-000', '40000-000', '48999-999'],
    ['CE', '60025-061', '60000-000', '63999-999'],
    ['DF', '70040-010', '70000-000', '72799-999', '73000-000', '73699-999'],
    ['ES', '29010-002', '29000-000', '29999-999'],
    ['GO', '74003-010', '72800-000', '72999-999', '73700-000', '76799-999'],
    ['MA', '65010-440', '65000-000', '65999-999'],
    ['MG', '30130-005', '30000-000', '39999-999'],
    ['MS', '79002-071', '79000-000', '79999-999'],
    ['MT', '78005-370', '78000-000', '78899-999'],
    ['PA', '66010-000', '66000-000', '68899-999'],
    ['PB', '58010-000', '58000-000', '58999-999'],
    ['PE', '50030-230', '50000-000', '56999-999'],
    ['PI', '64000-020', '64000-000', '64999-999'],
    ['PR', '80020-000', '80000-000', '87999-999'],
    ['RJ', '20031-170', '20000-000', '28999-999'],
    ['RN', '59025-001', '59000-000', '59999-999'],
    ['RO', '76801-058', '76800-000', '76999-999'],
    ['RR', '69301-380', '69300-000', '69399-999'],
    ['RS', '90010-150', '90000-000', '99999-999'],
    ['SC', '88010-400', '88000-000', '89999-999'],
    ['SE', '49010-020', '49000-000', '49999-999'],
    ['SP', '01001-000', '01000-000', '19999-999'],
    ['TO', '77001-090', '77000-000', '77999-999'],
  ])('finds %s by its codes', (state, ...codes) => {
    expect(codes.map((code) => parseCep(code))).toEqual(
      codes.map((code) => ({ ok: true, cep: code.replace('-', ''), state })),
    );
  });
});

describe('formatCep', () => {
  test.each([
    ['01310100', '01310-100'],
    ['01310-100', '01310-100'],
    [' 0131010 ', '0131010'],
    ['abc', 'abc'],
  ])('prints %j as %j', (text, printed) => {
    expect(formatCep(text)).toBe(printed);
  });
});

describe('hostile input', () => {
  test.each([
    ['null bytes', '\0'.repeat(8)],
    ['emoji', '📮'.repeat(8)],
    ['lone surrogates', '\ud800\udfff'],
    ['a megabyte of digits', '9'.repeat(1_000_000)],
    ['a megabyte of spaces before a letter', `${' '.repeat(1_000_000)}x`],
  ])('%s are refused with a reason', (_, text) => {
    expect(parseCep(text).ok).toBe(false);
    expect(typeof formatCep(text)).toBe('string');
  });

  test('any text at all gets an answer', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const parsed = parseCep(text);
        expect(parsed.ok ? parsed.cep : parsed.reason).not.toBe('');
      }),
    );
  });
});
