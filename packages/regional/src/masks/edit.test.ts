import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allMasks, likelyText } from '../../test/likely-text.ts';
import { applyMask, brazilianPhoneMask, cpfMask, editMask } from './index.ts';

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

  test('takes a change before the caret, as a keyboard that corrects makes it', () => {
    const typed = { text: '123.456', start: 7, end: 7 };
    expect(editMask(cpfMask, typed, { type: 'input', value: '9823.456', caret: 2 })).toEqual({
      text: '982.345.6',
      caret: 2,
      raw: '9823456',
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

  test('leaves no 0 in front of a number whose carrier goes', () => {
    const shown = { text: applyMask(brazilianPhoneMask, '54100').text, start: 0, end: 0 };
    const typed = editMask(brazilianPhoneMask, shown, { type: 'insert', text: '005501000' });
    expect(applyMask(brazilianPhoneMask, typed.text)).toMatchObject({
      text: typed.text,
      raw: typed.raw,
    });
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

  // Spec: accounts 5.6
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
          expect(inserted.raw.replace(/[.-]/g, '')).toBe(plain);

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
  ])('%s get an answer from every mask', (_, text) => {
    for (const [, mask] of allMasks) {
      const once = applyMask(mask, text);
      expect(applyMask(mask, once.text)).toEqual(once);
      const state = { text: applyMask(mask, '12').text, start: 1, end: 1 };
      const inserted = editMask(mask, state, { type: 'insert', text });
      expect(applyMask(mask, inserted.text)).toMatchObject({
        text: inserted.text,
        raw: inserted.raw,
      });
      const edit = { type: 'input', value: text, caret: 5 } as const;
      expect(editMask(mask, state, edit).caret).toBeGreaterThanOrEqual(0);
    }
  });
});
