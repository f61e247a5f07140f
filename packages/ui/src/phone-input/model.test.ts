import { describe, expect, test } from 'vitest';
import { callingCode, countryOfPhone, internationalPhone, phoneValue } from './model.ts';

const all = ['BR', 'PY', 'AR'] as const;

describe('countryOfPhone', () => {
  test.each([
    ['+595 981 123 456', 'PY'],
    ['00595981123456', 'PY'],
    ['595981123456', 'PY'],
    ['+54 11 2345 6789', 'AR'],
    ['+55 (11) 98765-4321', 'BR'],
    ['5511987654321', 'BR'],
  ])('knows %s by its calling code, whatever is preferred', (text, country) => {
    expect(countryOfPhone(text, all, 'BR')).toBe(country);
    expect(countryOfPhone(text, all, 'AR')).toBe(country);
  });

  test.each(['', '981123456', '0981 123 456', '+'])(
    'takes the preferred country for "%s", which tells none',
    (text) => {
      expect(countryOfPhone(text, all, 'PY')).toBe('PY');
    },
  );

  test.each(['+1 202 555 0100', '(45) 99988-7766', '55987654321', '+595 981 123 4567'])(
    'takes no country for "%s", which is of none',
    (text) => {
      expect(countryOfPhone(text, all, 'PY')).toBeNull();
    },
  );

  test('follows a code while it is typed as soon as only one country is left', () => {
    expect(countryOfPhone('+5', all, 'BR')).toBe('BR');
    expect(countryOfPhone('+59', all, 'BR')).toBe('PY');
    expect(countryOfPhone('+54', all, 'BR')).toBe('AR');
  });

  test('never leaves the countries that can be chosen', () => {
    expect(countryOfPhone('+595 981 123 456', ['BR'], 'BR')).toBeNull();
  });
});

describe('internationalPhone', () => {
  // Spec: accounts 9.3
  test('puts the calling code of the mask in front, and nothing in front of nothing', () => {
    expect(all.map(callingCode)).toEqual(['55', '595', '54']);
    expect(internationalPhone('981123456', 'PY')).toBe('+595981123456');
    expect(internationalPhone('', 'PY')).toBe('');
  });
});

test.each([
  ['+55 (11) 98765-4321', '+5511987654321'],
  ['11987654321', '+5511987654321'],
  ['+595 981 123 456', '+595981123456'],
  ['+55 (11) 9', '+55119'],
  ['+55 (', ''],
  ['', ''],
  ['+34 912 345 678', '+34 912 345 678'],
])('the text %j is sent as %j', (text, value) => {
  expect(phoneValue(text)).toBe(value);
});
