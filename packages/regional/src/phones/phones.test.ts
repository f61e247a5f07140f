import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { callingCodes, isValidPhone, parsePhone, type PhoneCountry } from './index.ts';

const countries: readonly PhoneCountry[] = ['BR', 'PY', 'AR'];

describe('parsePhone', () => {
  test.each([
    '11987654321',
    '(11) 98765-4321',
    '+55 (11) 98765-4321',
    '5511987654321',
    '0055 11 98765.4321',
    '011 98765-4321',
    '0 15 11 98765-4321',
    '90 15 11 98765-4321',
    '+55 (0) 11 98765-4321',
    '\u202a+55\u00a011\u00a098765\u20114321\u202c',
  ])('reads the Brazilian mobile %j', (text) => {
    expect(parsePhone(text, 'BR')).toEqual({
      ok: true,
      phone: { country: 'BR', kind: 'mobile', national: '11987654321', e164: '+5511987654321' },
    });
  });

  test.each([
    ['(45) 3222-1234', 'BR', '+554532221234', 'landline'],
    ['55 99912-3456', 'BR', '+5555999123456', 'mobile'],
    ['55 3222-1234', 'BR', '+555532221234', 'landline'],
    ['11 7812-3456', 'BR', '+551178123456', 'mobile'],
    ['0981 123 456', 'PY', '+595981123456', 'mobile'],
    ['595 981 123456', 'PY', '+595981123456', 'mobile'],
    ['0988 112 345', 'PY', '+595988112345', 'mobile'],
    ['021 234 567', 'PY', '+59521234567', 'landline'],
    ['(061) 500-123', 'PY', '+59561500123', 'landline'],
    ['061 50012', 'PY', '+5956150012', 'landline'],
    ['0336 212 345', 'PY', '+595336212345', 'landline'],
    ['11 2345-6789', 'AR', '+541123456789', 'landline'],
    ['+54 9 11 2345-6789', 'AR', '+5491123456789', 'mobile'],
    ['011 15 2345-6789', 'AR', '+5491123456789', 'mobile'],
    ['0351 15 234-5678', 'AR', '+5493512345678', 'mobile'],
    ['02966 15 42-3456', 'AR', '+5492966423456', 'mobile'],
    ['6701234567', 'AR', '+546701234567', 'landline'],
    ['6751234567', 'AR', '+546751234567', 'mobile'],
  ] as const)('reads %j in %s as %s, a %s', (text, country, e164, kind) => {
    expect(parsePhone(text, country)).toMatchObject({ ok: true, phone: { country, kind, e164 } });
    expect(isValidPhone(text, country)).toBe(true);
  });

  test('reads an international number as one of its own country', () => {
    for (const country of countries) {
      expect(parsePhone('+595 981 123 456', country)).toMatchObject({
        phone: { country: 'PY', national: '981123456' },
      });
      expect(parsePhone('00 55 11 98765 4321', country)).toMatchObject({
        phone: { country: 'BR' },
      });
      expect(parsePhone('+54 11 2345 6789', country)).toMatchObject({ phone: { country: 'AR' } });
    }
  });

  test.each([
    ['', 'BR', 'empty'],
    [' ( ) - ', 'BR', 'empty'],
    ['11 98765-432x', 'BR', 'invalidCharacter'],
    ['11+987654321', 'BR', 'invalidCharacter'],
    ['+', 'BR', 'invalidCharacter'],
    ['١١٩٨٧٦٥٤٣٢١', 'BR', 'invalidCharacter'],
    ['+1 415 555 2671', 'BR', 'unknownCountry'],
    ['00 1 415 555 2671', 'BR', 'unknownCountry'],
    ['+55', 'BR', 'tooShort'],
    ['98765-4321', 'BR', 'tooShort'],
    ['11 98765-43210', 'BR', 'tooLong'],
    ['+55 11 98765-43210', 'BR', 'tooLong'],
    ['20 98765-4321', 'BR', 'unknownArea'],
    ['23 3222-1234', 'BR', 'unknownArea'],
    ['11 8765-4321', 'BR', 'unassigned'],
    ['11 88765-4321', 'BR', 'unassigned'],
    ['11 1222-1234', 'BR', 'unassigned'],
    ['123456', 'PY', 'tooShort'],
    ['0981 123 4567', 'PY', 'tooLong'],
    ['0999 123 456', 'PY', 'unknownArea'],
    ['0981 123 45', 'PY', 'unassigned'],
    ['0988 212 345', 'PY', 'unknownArea'],
    ['011 234 567', 'PY', 'unknownArea'],
    ['11 2345-678', 'AR', 'tooShort'],
    ['911 2345-67890', 'AR', 'tooLong'],
    ['41 2345-6789', 'AR', 'unknownArea'],
    ['11 2345-67890', 'AR', 'unassigned'],
  ] as const)('refuses %j in %s: %s', (text, country, reason) => {
    expect(parsePhone(text, country)).toEqual({ ok: false, reason });
    expect(isValidPhone(text, country)).toBe(false);
  });

  test('knows the 67 area codes of Brazil and no other', () => {
    const known = Array.from({ length: 100 }, (_, code) => String(code).padStart(2, '0')).filter(
      (code) => isValidPhone(`+55${code}987654321`, 'BR'),
    );
    expect(known).toHaveLength(67);
    expect(known).toContain('11');
    expect(known).not.toContain('10');
  });

  test('reads the E.164 form of whatever it has read as the same number', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...countries),
        fc.stringMatching(/^[+0]?[0-9 ]{6,14}$/),
        (country, text) => {
          const parsed = parsePhone(text, country);
          fc.pre(parsed.ok);
          expect(parsePhone(parsed.phone.e164, country)).toEqual(parsed);
          expect(parsed.phone.e164).toBe(
            `+${callingCodes[parsed.phone.country]}${parsed.phone.national}`,
          );
        },
      ),
    );
  });
});

describe('hostile input', () => {
  test.each([
    ['null bytes', '\0'.repeat(20)],
    ['emoji', '📱'.repeat(20)],
    ['lone surrogates', '\ud800\udfff'],
    ['a megabyte of digits', '9'.repeat(1_000_000)],
    ['a megabyte of zeros', '0'.repeat(1_000_000)],
    ['a megabyte of spaces before a letter', `${' '.repeat(1_000_000)}x`],
    ['a megabyte of pluses', '+'.repeat(1_000_000)],
  ])('%s are refused with a reason', (_, text) => {
    for (const country of countries) expect(parsePhone(text, country).ok).toBe(false);
  });
});
