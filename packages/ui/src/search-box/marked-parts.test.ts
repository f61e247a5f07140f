import { assert, constantFrom, oneof, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { markedParts } from './marked-parts.ts';

const marked = (text: string, typed: string) =>
  markedParts(text, typed)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['Furadeira de impacto', 'fura', '[Fura]deira de impacto'],
  ['Furadeira de impacto', 'impacto fura', '[Fura]deira de [impacto]'],
  ['Conexão em aço', 'conexao aco', '[Conexão] em [aço]'],
  ['Taladro', 'TALÁD', '[Talad]ro'],
  ['Parafusadeira', 'fura', 'Parafusadeira'],
  ['Serra-mármore 4½"', 'marmore', 'Serra-[mármore] 4½"'],
  ['Broca 6mm', '6', 'Broca [6]mm'],
  ['Broca', '', 'Broca'],
  ['Broca', '???', 'Broca'],
])('%j with %j is marked as %j', (text, typed, expected) => {
  expect(marked(text, typed)).toBe(expected);
});

const texts = oneof(
  string({ unit: 'grapheme' }),
  string({ unit: constantFrom('a', 'á', 'a\u0301', 'ç', '👨‍👩‍👧', ' ', '½', 'ﬁ', '1') }),
);

test('the parts are the text, and none parts a letter', () => {
  const segmenter = new Intl.Segmenter();
  assert(
    property(texts, texts, (text, typed) => {
      const parts = markedParts(text, typed).map((part) => part.text);
      expect(parts.join('')).toBe(text);
      const whole = Array.from(segmenter.segment(text), ({ index }) => index);
      let at = 0;
      for (const part of parts) {
        expect(whole).toContain(at);
        at += part.length;
      }
    }),
  );
});
