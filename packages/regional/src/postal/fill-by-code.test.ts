import { describe, expect, test } from 'vitest';
import { fillByCode, nothingTold } from './index.ts';

describe('fillByCode', () => {
  const avenue = { street: 'Avenida Brasil', district: 'Centro' };
  const road = { street: 'Rua das Flores', district: 'Jardim' };
  const typed = { street: 'Rua A, 12', district: ' ' };

  test.each([
    ['fills in what is empty', nothingTold, avenue, nothingTold, avenue],
    ['keeps what was typed', typed, avenue, nothingTold, { ...typed, district: 'Centro' }],
    ['replaces what the code before told', avenue, road, avenue, road],
    ['takes back what the code before told', avenue, nothingTold, avenue, nothingTold],
    [
      'keeps what was changed of it',
      { ...avenue, street: 'Avenida Brasil, 1200' },
      road,
      avenue,
      { street: 'Avenida Brasil, 1200', district: 'Jardim' },
    ],
  ] as const)('%s', (_, values, told, before, filled) => {
    expect(fillByCode(values, told, before)).toEqual(filled);
  });
});
