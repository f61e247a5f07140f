import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../../test/any-text.ts';
import { MaskedInput } from '../../test/masked-input.ts';
import * as masks from './index.ts';
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
  editMask,
  paraguayanOffersMask,
  paraguayanPhoneMask,
  rucMask,
  type Mask,
} from './index.ts';

const allMasks: readonly (readonly [string, Mask])[] = Object.entries(masks).flatMap(
  ([name, value]) => (typeof value === 'object' ? [[name, value] as const] : []),
);

/** Texts out of which phone numbers and documents are made, so that random ones come close to real. */
const likelyText = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '+',
        '55',
        '+55',
        '0055',
        '595',
        '54',
        '0',
        '9',
        '(',
        ')',
        ' ',
        '-',
        '.',
        '/',
      ),
      fc.constantFrom('CPF: ', 'CNPJ', 'a', 'Z', '11', '98765', '4321', '12ABC34501DE35'),
      fc.nat(9999).map(String),
      anyText.map((text) => text.slice(0, 3)),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));

describe('applyMask', () => {
  test.each([
    ['cpf', cpfMask, '52998224725', '529.982.247-25'],
    ['cpf', cpfMask, '529 982 247 25', '529.982.247-25'],
    ['cpf', cpfMask, '5299822472599', '529.982.247-25'],
    ['cpf', cpfMask, '529', '529'],
    ['cpf', cpfMask, '5299', '529.9'],
    ['cpf', cpfMask, '', ''],
    ['cpf', cpfMask, 'abc', ''],
    ['cep', cepMask, '01310100', '01310-100'],
    ['cep', cepMask, '01310', '01310'],
    ['cnpj', cnpjMask, '11222333000181', '11.222.333/0001-81'],
    ['cnpj', cnpjMask, '12abc34501de35', '12.ABC.345/01DE-35'],
    ['cnpj', cnpjMask, '12ABC34501DEX35', '12.ABC.345/01DE-35'],
    ['cnpj', cnpjMask, '12ABC34501DE3599', '12.ABC.345/01DE-35'],
    ['cnpj', cnpjMask, 'CNPJ: 11.222.333/0001-81', '11.222.333/0001-81'],
    ['cnpj', cnpjMask, 'CNPJ12345678', 'CN.PJ1.234/5678'],
    ['cpf or cnpj', cpfOrCnpjMask, '52998224725', '529.982.247-25'],
    ['cpf or cnpj', cpfOrCnpjMask, ' cpf nº 529.982.247-25', 'N5.299.822/4725'],
    ['cpf or cnpj', cpfOrCnpjMask, ' cpf: 529.982.247-25', '529.982.247-25'],
    ['cpf or cnpj', cpfOrCnpjMask, '112223330001', '11.222.333/0001'],
    ['cpf or cnpj', cpfOrCnpjMask, '12A', '12.A'],
    ['ruc', rucMask, '800280610', '80028061-0'],
    ['ruc', rucMask, '80028061-0', '80028061-0'],
    ['ruc', rucMask, '4123456-7', '4123456-7'],
    ['ruc', rucMask, '26603', '2660-3'],
    ['ruc', rucMask, '2660', '2660'],
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

  test('keeps the area code 55 apart from the calling code 55', () => {
    expect(applyMask(brazilianPhoneMask, '55999123456').text).toBe('+55 (55) 99912-3456');
    expect(applyMask(brazilianPhoneMask, '5532221234').text).toBe('+55 (55) 3222-1234');
    expect(applyMask(brazilianPhoneMask, '+5555999123456').text).toBe('+55 (55) 99912-3456');
    expect(applyMask(brazilianPhoneMask, '559932221234').text).toBe('+55 (99) 3222-1234');
  });

  test.each(['981123456', '0981 123 456', '+595 981 123456', '595981123456', '00595 981-123-456'])(
    'takes the Paraguayan mobile pasted as %j',
    (pasted) => {
      expect(applyMask(paraguayanPhoneMask, pasted).text).toBe('+595 981 123 456');
    },
  );

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

  test.each([
    ['981123456', '981 123 456', '981123456'],
    ['595981123456', '+595 981 123 456', '595981123456'],
    ['+595 981 123 456', '+595 981 123 456', '595981123456'],
    ['00595981123456', '+595 981 123 456', '595981123456'],
    ['0981 123 456', '+595 981 123 456', '595981123456'],
    ['+595 (0)981 123 456', '+595 981 123 456', '595981123456'],
    ['59', '59', '59'],
    ['595', '+595', '595'],
    ['9811234567890', '981 123 456 789', '981123456789'],
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

describe('typing', () => {
  test.each([
    [cpfMask, '52998224725', '529.982.247-25|', '52998224725'],
    [cpfMask, '529.982.247-25', '529.982.247-25|', '52998224725'],
    [cpfMask, '529982247259', '529.982.247-25|', '52998224725'],
    [cpfMask, '5a2', '52|', '52'],
    [cnpjMask, '12abc34501de35', '12.ABC.345/01DE-35|', '12ABC34501DE35'],
    [cnpjMask, '12abc34501dex', '12.ABC.345/01DE|', '12ABC34501DE'],
    [cpfOrCnpjMask, '11222333000', '112.223.330-00|', '11222333000'],
    [cpfOrCnpjMask, '112223330001', '11.222.333/0001|', '112223330001'],
    [rucMask, '80028061-0', '80028061-0|', '800280610'],
    [cedulaMask, '4123456', '4.123.456|', '4123456'],
    [brazilianPhoneMask, '11987654321', '+55 (11) 98765-4321|', '11987654321'],
    [brazilianPhoneMask, '1132221234', '+55 (11) 3222-1234|', '1132221234'],
    [brazilianPhoneMask, '11987', '+55 (11) 987|', '11987'],
    [brazilianPhoneMask, '119876543210', '+55 (11) 98765-4321|', '11987654321'],
    [brazilianPhoneMask, '011987654321', '+55 (11) 98765-4321|', '11987654321'],
    [brazilianPhoneMask, '+5511987654321', '+55 (11) 98765-4321|', '11987654321'],
    [brazilianPhoneMask, '+55 (11) 98765-4321', '+55 (11) 98765-4321|', '11987654321'],
    [brazilianPhoneMask, '5511987654321', '+55 (11) 98765-4321|', '11987654321'],
    [brazilianPhoneMask, '005511987654321', '+55 (11) 98765-4321|', '11987654321'],
    [brazilianPhoneMask, '559991234567', '+55 (55) 99912-3456|', '55999123456'],
    [brazilianPhoneMask, '+', '+|', ''],
    [brazilianPhoneMask, '+5', '+5|', ''],
    [brazilianPhoneMask, '+6', '+55 (6|', '6'],
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
    ['a letter', cpfMask, '12|3', 'x', '12|3'],
    ['a letter over a selection', cpfMask, '1[2]3', 'x', '12|3'],
    ['into a full field', cpfMask, '5|29.982.247-25', '1', '5|29.982.247-25'],
    ['into a full CNPJ', cnpjMask, '|11.222.333/0001-81', 'A', '|11.222.333/0001-81'],
    [
      'a letter that would push one into the check digits',
      cnpjMask,
      '|AB.CDE.FGH/IJKL',
      '1',
      '|AB.CDE.FGH/IJKL',
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
    ['more than there is room for', cpfMask, '12|3', '9'.repeat(20), '129.999.999-9|3'],
    ['at the end, more than there is room for', cpfMask, '12|', '9'.repeat(20), '129.999.999-99|'],
    [
      'behind an area code, with a calling code',
      brazilianPhoneMask,
      '+55 (11|',
      '+55 987',
      '+55 (11) 987|',
    ],
    ['nothing usable', cpfMask, '12|3', 'abc', '12|3'],
    ['nothing usable over a selection', cpfMask, '[123]', 'abc', '123|'],
    ['a plus over everything', brazilianPhoneMask, '[+55 (11]', '+', '+|'],
  ] as const)('%s', (_, mask, before, pasted, after) => {
    expect(new MaskedInput(mask, before).paste(pasted).shown).toBe(after);
  });
});

describe('editMask', () => {
  const state = { text: '123.456', start: 4, end: 4 };

  test('takes an insertion at the selection', () => {
    expect(editMask(cpfMask, state, { type: 'insert', text: '9' })).toEqual({
      text: '123.945.6',
      caret: 5,
      raw: '1239456',
    });
  });

  test('takes Backspace and Delete over a literal', () => {
    expect(editMask(cpfMask, state, { type: 'deleteBackward' })).toEqual({
      text: '124.56',
      caret: 2,
      raw: '12456',
    });
    expect(editMask(cpfMask, { ...state, start: 3, end: 3 }, { type: 'deleteForward' })).toEqual({
      text: '123.56',
      caret: 3,
      raw: '12356',
    });
  });

  test('takes Backspace and Delete at either end without doing anything', () => {
    const unchanged = { text: '123.456', raw: '123456' };
    expect(editMask(cpfMask, { ...state, start: 0, end: 0 }, { type: 'deleteBackward' })).toEqual({
      ...unchanged,
      caret: 0,
    });
    expect(editMask(cpfMask, { ...state, start: 7, end: 7 }, { type: 'deleteForward' })).toEqual({
      ...unchanged,
      caret: 7,
    });
  });

  test('takes Backspace and Delete of a selection, also of nothing but a literal', () => {
    const selected = { text: '123.456', start: 1, end: 5 };
    const literal = { text: '123.456', start: 3, end: 4 };
    for (const type of ['deleteBackward', 'deleteForward'] as const) {
      expect(editMask(cpfMask, selected, { type })).toEqual({ text: '156', caret: 1, raw: '156' });
      expect(editMask(cpfMask, literal, { type }).text).toBe('123.456');
    }
  });

  test('takes the replacement of any stretch, wherever the caret is', () => {
    expect(editMask(cpfMask, state, { type: 'replace', start: 0, end: 3, text: '98' })).toEqual({
      text: '984.56',
      caret: 2,
      raw: '98456',
    });
  });

  test('takes a whole new value whose end is not the old one, as autofill leaves it', () => {
    expect(editMask(cpfMask, state, { type: 'input', value: '52998224725', caret: 3 })).toEqual({
      text: '529.982.247-25',
      caret: 14,
      raw: '52998224725',
    });
  });

  test('edits a text that is not masked yet', () => {
    const unmasked = { text: '5511987654321', start: 13, end: 13 };
    expect(editMask(brazilianPhoneMask, unmasked, { type: 'deleteBackward' })).toEqual({
      text: '+55 (11) 98765-432',
      caret: 18,
      raw: '1198765432',
    });
    expect(
      editMask(cpfMask, { text: '123456', start: 3, end: 3 }, { type: 'insert', text: '9' }),
    ).toEqual({ text: '123.945.6', caret: 5, raw: '1239456' });
  });

  test.each(allMasks)('keeps the promises of the %s after any edits', (_, mask) => {
    const edit = fc.oneof(
      fc.record({ type: fc.constant('insert' as const), text: likelyText }),
      fc.record({
        type: fc.constant('insert' as const),
        text: fc.constantFrom('0', '1', '5', '9', '+', 'A', '.'),
      }),
      fc.record({ type: fc.constantFrom('deleteBackward' as const, 'deleteForward' as const) }),
    );
    fc.assert(
      fc.property(
        likelyText,
        fc.array(fc.tuple(fc.nat(20), fc.nat(3), edit), { maxLength: 6 }),
        (initial, edits) => {
          let { text } = applyMask(mask, initial);
          for (const [position, width, change] of edits) {
            const start = Math.min(position, text.length);
            const state = { text, start, end: Math.min(start + width, text.length) };
            const edited = editMask(mask, state, change);
            // What is shown is what masking shows, and the caret is inside it.
            expect(applyMask(mask, edited.text)).toMatchObject({
              text: edited.text,
              raw: edited.raw,
            });
            expect(edited.caret).toBeGreaterThanOrEqual(0);
            expect(edited.caret).toBeLessThanOrEqual(edited.text.length);
            ({ text } = edited);
          }
        },
      ),
    );
  });

  test('edits a CPF as if its digits had no punctuation between them', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^\d{1,11}$/),
        fc.nat(11),
        fc.stringMatching(/^\d?$/),
        (digits, position, typed) => {
          const caret = Math.min(position, digits.length);
          const { text } = applyMask(cpfMask, digits);
          const behind = applyMask(cpfMask, digits.slice(0, caret)).text.length;
          const state = { text, start: behind, end: behind };

          const inserted = editMask(cpfMask, state, { type: 'insert', text: typed });
          const plain = digits.slice(0, caret) + typed + digits.slice(caret);
          expect(inserted.raw).toBe(plain.length > 11 ? digits : plain);

          const deleted = editMask(cpfMask, state, { type: 'deleteBackward' });
          expect(deleted.raw).toBe(digits.slice(0, Math.max(0, caret - 1)) + digits.slice(caret));
        },
      ),
    );
  });
});

describe('hostile input', () => {
  test.each([
    ['null bytes', '\0'.repeat(20)],
    ['emoji', '📱'.repeat(20)],
    ['right-to-left marks', '\u200f\u202e5\u202c'],
    ['lone surrogates', '\ud800\udfff'],
    ['a megabyte of zeros', '0'.repeat(1_000_000)],
    ['a megabyte of digits', '5'.repeat(1_000_000)],
    ['a megabyte of spaces before a letter', `${' '.repeat(1_000_000)}x`],
    ['a megabyte of pluses', '+'.repeat(1_000_000)],
  ])('%s leave every field with a text that fits', (_, text) => {
    for (const [, mask] of allMasks) {
      expect(applyMask(mask, text).text.length).toBeLessThan(20);
      const state = { text: applyMask(mask, '12').text, start: 1, end: 1 };
      expect(editMask(mask, state, { type: 'insert', text }).text.length).toBeLessThan(20);
      const edit = { type: 'input', value: text, caret: 5 } as const;
      expect(editMask(mask, state, edit).text.length).toBeLessThan(20);
    }
  });
});
