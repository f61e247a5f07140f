import { describe, expect, test } from 'vitest';
import { MaskedInput } from '../../test/masked-input.ts';
import {
  argentinePhoneMask,
  brazilianOffersMask,
  brazilianPhoneMask,
  cedulaMask,
  cnpjMask,
  cpfMask,
  cpfOrCnpjMask,
  paraguayanOffersMask,
  paraguayanPhoneMask,
  rucMask,
} from './index.ts';

describe('typing', () => {
  test.each([
    [cpfMask, '52998224725', '529.982.247-25|', '52998224725'],
    [cpfMask, '529.982.247-25', '529.982.247-25|', '52998224725'],
    // What a CPF can't hold stays in sight: without it, this would be another person's.
    [cpfMask, '529982247259', '529.982.247-259|', '529.982.247-259'],
    [cpfMask, '5a2', '5a2|', '5a2'],
    [cnpjMask, '12abc34501de35', '12.ABC.345/01DE-35|', '12ABC34501DE35'],
    [cnpjMask, '12abc34501dex', '12.ABC.345/01DEx|', '12.ABC.345/01DEx'],
    [cpfOrCnpjMask, '11222333000', '112.223.330-00|', '11222333000'],
    [cpfOrCnpjMask, '112223330001', '11.222.333/0001|', '112223330001'],
    [rucMask, '80028061-0', '80028061-0|', '800280610'],
    [rucMask, '800280610', '80028061-0|', '800280610'],
    [rucMask, '80028061-', '80028061-|', '80028061-'],
    [rucMask, '1234567a-2', '1234567A-2|', '1234567A2'],
    [rucMask, '1234567a2', '1234567A-2|', '1234567A2'],
    [rucMask, '1234504A-0', '1234504A-0|', '1234504A0'],
    [rucMask, '123a4', '123A-4|', '123A4'],
    [rucMask, '1234567E-2', '123456-7E-2|', '123456-7E-2'],
    [rucMask, '80028061-01', '80028061-01|', '80028061-01'],
    [cedulaMask, '4123456-7', '4.123.456-7|', '4.123.456-7'],
    [cedulaMask, '4123456', '4.123.456|', '4123456'],
    [brazilianPhoneMask, '11987654321', '+55 (11) 98765-4321|', '11987654321'],
    [brazilianPhoneMask, '1132221234', '+55 (11) 3222-1234|', '1132221234'],
    [brazilianPhoneMask, '11987', '+55 (11) 987|', '11987'],
    [brazilianPhoneMask, '119876543210', '+55 (11) 98765-43210|', '+55 (11) 98765-43210'],
    [brazilianPhoneMask, '11987654321x', '+55 (11) 98765-4321x|', '+55 (11) 98765-4321x'],
    [brazilianPhoneMask, '011987654321', '+55 (11) 98765-4321|', '11987654321'],
    [brazilianPhoneMask, '+5511987654321', '+55 (11) 98765-4321|', '11987654321'],
    [brazilianPhoneMask, '+55 (11) 98765-4321', '+55 (11) 98765-4321|', '11987654321'],
    [brazilianPhoneMask, '5511987654321', '+55 (11) 98765-4321|', '11987654321'],
    [brazilianPhoneMask, '005511987654321', '+55 (11) 98765-4321|', '11987654321'],
    [brazilianPhoneMask, '559991234567', '+55 (55) 99912-34567|', '+55 (55) 99912-34567'],
    [brazilianPhoneMask, '+', '+|', ''],
    [brazilianPhoneMask, '+5', '+5|', ''],
    [brazilianPhoneMask, '+6', '+6|', '+6'],
    // Spain's calling code, and not the area code 34.
    [brazilianPhoneMask, '0034912345678', '0034912345678|', '0034912345678'],
    [brazilianPhoneMask, '+34912345678', '+34912345678|', '+34912345678'],
    [brazilianPhoneMask, '00', '00|', ''],
    [brazilianPhoneMask, '+550', '+550|', ''],
    [brazilianPhoneMask, '+55', '+55|', ''],
    [brazilianPhoneMask, '+555', '+55 (5|', '5'],
    [paraguayanPhoneMask, '0981123456', '+595 981 123 456|', '981123456'],
    [paraguayanPhoneMask, '595981123456', '+595 981 123 456|', '981123456'],
    [argentinePhoneMask, '5493815551234', '+54 9 381 555 1234|', '93815551234'],
    [brazilianOffersMask, '11987654321', '(11) 98765-4321|', '11987654321'],
    [brazilianOffersMask, '1132221234', '(11) 32221-234|', '1132221234'],
    [paraguayanOffersMask, '981123456', '981 123 456|', '981123456'],
    [paraguayanOffersMask, '595981123456', '+595 981 123 456|', '595981123456'],
    [paraguayanOffersMask, '0981123456', '+595 981 123 456|', '595981123456'],
    [paraguayanOffersMask, '+595981', '+595 981|', '595981'],
  ] as const)('%# %s shows %s', (mask, typed, shown, raw) => {
    const input = new MaskedInput(mask).type(typed);
    expect([input.shown, input.raw]).toEqual([shown, raw]);
  });

  test.each([
    ['before a literal', cpfMask, '123|.456', '9', '123.9|45.6'],
    ['right behind a literal', cpfMask, '123.|456', '9', '123.9|45.6'],
    ['inside a group', cpfMask, '1|23.456', '9', '19|2.345.6'],
    ['before everything', cpfMask, '|123', '9', '9|12.3'],
    ['before a prefix', brazilianPhoneMask, '|+55 (1', '2', '+55 (2|1'],
    ['inside a prefix', brazilianPhoneMask, '+5|5 (1', '2', '+55 (2|1'],
    ['a zero in the middle', brazilianPhoneMask, '+55 (1|1) 9', '0', '+55 (10|) 19'],
    ['a zero in front of a phone', brazilianPhoneMask, '+55 (|11) 9', '0', '+55 (|11) 9'],
    ['a literal that is there', cpfMask, '123|.456', '.', '123|.456'],
    ['a letter', cpfMask, '12|3', 'x', '12x|3'],
    ['a letter over a selection', cpfMask, '1[2]3', 'x', '1x|3'],
    ['into a full field', cpfMask, '5|29.982.247-25', '1', '51|29.982.247-25'],
    ['into a full CNPJ', cnpjMask, '|11.222.333/0001-81', 'A', 'A|11.222.333/0001-81'],
    ['a letter before the check digit', rucMask, '1234567|-2', 'b', '1234567B|-2'],
    ['a dash where it stands', rucMask, '80028061|-0', '-', '80028061|-0'],
    ['a dash elsewhere', rucMask, '8002|8061-0', '-', '8002-|8061-0'],
    [
      'a letter that would push one into the check digits',
      cnpjMask,
      '|AB.CDE.FGH/IJKL',
      '1',
      '1|AB.CDE.FGH/IJKL',
    ],
    [
      'the digit that makes a CPF a CNPJ',
      cpfOrCnpjMask,
      '112.2|23.330-00',
      '9',
      '11.229|.233/3000',
    ],
    ['a plus before a number', brazilianPhoneMask, '|+55 (11', '+', '+55 (|11'],
    ['a repeated digit', cpfMask, '11|1', '1', '111|.1'],
  ] as const)('%s leaves the caret behind it', (_, mask, before, typed, after) => {
    expect(new MaskedInput(mask, before).type(typed).shown).toBe(after);
  });
});

describe('deleting', () => {
  test.each([
    ['the last character', cpfMask, '123.4|', '123|'],
    ['across a literal', cpfMask, '123.|456', '12|4.56'],
    ['inside a group', cpfMask, '12|3.456', '1|34.56'],
    ['nothing at the beginning', cpfMask, '|123', '|123'],
    ['nothing before the first digit', brazilianPhoneMask, '+55 (|11', '+55 (|11'],
    ['nothing inside the prefix', brazilianPhoneMask, '+5|5 (11', '+55 (|11'],
    ['the only digit with its prefix', brazilianPhoneMask, '+55 (1|', '|'],
    ['the unfinished prefix', brazilianPhoneMask, '+55|', '+5|'],
    ['a selection', cpfMask, '1[23.4]56', '1|56'],
    ['a selection of everything', brazilianPhoneMask, '[+55 (11) 98765-4321]', '|'],
    ['a selected literal, which stays', cpfMask, '123[.]456', '123|.456'],
    ['a CNPJ down to a CPF', cpfOrCnpjMask, '11.222.333/0001|', '112.223.330-00|'],
    ['a zero that then comes first', brazilianPhoneMask, '+55 (1|0', '|'],
    ['what the mask could not hold', cpfMask, '51|29.982.247-25', '5|29.982.247-25'],
    ['a letter, and the number is masked again', rucMask, '8002806x|1-0', '8002806|1-0'],
  ] as const)('Backspace takes %s', (_, mask, before, after) => {
    expect(new MaskedInput(mask, before).backspace().shown).toBe(after);
  });

  test.each([
    ['the next character', cpfMask, '12|3.456', '12|4.56'],
    ['across a literal', cpfMask, '123|.456', '123|.56'],
    ['the first digit from before the prefix', brazilianPhoneMask, '|+55 (11', '+55 (|1'],
    ['nothing at the end', cpfMask, '123|', '123|'],
    ['a selection', cpfMask, '[123.]456', '|456'],
  ] as const)('Delete takes %s', (_, mask, before, after) => {
    expect(new MaskedInput(mask, before).delete().shown).toBe(after);
  });

  test('a whole word backwards takes the word', () => {
    expect(new MaskedInput(cpfMask, '123.456|.7').deleteBackTo(4).shown).toBe('123|.7');
    expect(new MaskedInput(brazilianPhoneMask, '+55 (11) |987').deleteBackTo(7).shown).toBe(
      '+55 (1|9) 87',
    );
  });
});

describe('pasting', () => {
  test.each([
    ['into the empty field', brazilianPhoneMask, '|', '0055 11 98765-4321', '+55 (11) 98765-4321|'],
    ['over everything', cpfMask, '[123.456]', '529.982.247-25', '529.982.247-25|'],
    [
      'over everything, with a common beginning',
      brazilianPhoneMask,
      '[+55 (11) 98765-4321]',
      '+55 21 3222-1111',
      '+55 (21) 3222-1111|',
    ],
    ['over a selection', cpfMask, '5[29.98]2', '1.1', '511|.2'],
    ['in the middle', cpfMask, '12|34', '98.7', '129.87|3.4'],
    ['more than there is room for', cpfMask, '12|3', '9'.repeat(20), `12${'9'.repeat(20)}|3`],
    [
      'over everything, more than there is room for',
      cpfMask,
      '[1]',
      '9'.repeat(20),
      `${'9'.repeat(20)}|`,
    ],
    ['with its label', cpfMask, '|', 'CPF nº 529.982.247-25', '529.982.247-25|'],
    ['with blanks and dots', rucMask, '|', ' 80.028.061 - 0 ', '80028061-0|'],
    ['with a label, and in small letters', rucMask, '|', 'R.U.C.: 1234567a-2', '1234567A-2|'],
    ['with leading zeros', rucMask, '|', '0002660-3', '2660-3|'],
    ['with a dash that makes it a RUC', cedulaMask, '|', '4123456-7', '4123456-7|'],
    ['with its label', cedulaMask, '|', 'C.I. N° 4.123.456', '4.123.456|'],
    ['of another country', paraguayanPhoneMask, '|', '+34 912 345 678', '+34 912 345 678|'],
    [
      'behind an area code, with a calling code',
      brazilianPhoneMask,
      '+55 (11|',
      '+55 987',
      '+55 (11) 987|',
    ],
    ['letters', cpfMask, '12|3', 'abc', '12abc|3'],
    ['letters over a selection', cpfMask, '[123]', 'abc', 'abc|'],
    ['a plus over everything', brazilianPhoneMask, '[+55 (11]', '+', '+|'],
  ] as const)('%s', (_, mask, before, pasted, after) => {
    expect(new MaskedInput(mask, before).paste(pasted).shown).toBe(after);
  });
});
