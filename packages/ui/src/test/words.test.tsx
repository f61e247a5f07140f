import { expect, test } from 'vitest';
import { englishPhrases, englishWords } from './english-words.ts';
import { renderHtml } from './render.tsx';
import { cartLines, products } from './samples.ts';
import { spanishPhrases, spanishWords } from './spanish-words.ts';
import { inWords } from './words.ts';

const lines = { lines: [{ name: 'Furadeira de impacto 13 mm 750 W 220 V', quantity: 1 }] };

test('args keep their words in Portuguese, and are translated into Spanish everywhere', () => {
  expect(inWords(lines, 'pt-BR')).toEqual(lines);
  expect(inWords(lines, 'es-PY')).toEqual({
    lines: [{ name: 'Taladro percutor 13 mm 750 W 220 V', quantity: 1 }],
  });
});

test('words inside elements are said in Spanish too, and elements stay what they are', () => {
  const notice = (
    <p title="Tentar novamente">
      <b>Pix</b>
      <i>Andes</i>
    </p>
  );
  expect(renderHtml(inWords(notice, 'es-PY'))).toBe(
    '<p title="Intentar de nuevo"><b>QR</b><i>Andes</i></p>',
  );
});

test.each([...products, ...cartLines])(
  'the sample $code has a name in each language',
  ({ name }) => {
    expect(inWords(name, 'es-PY')).not.toBe(name);
    expect(inWords(name, 'en-US')).not.toBe(name);
  },
);

test('what is said in Spanish is said in English too', () => {
  expect(Object.keys(spanishWords).filter((text) => !(text in englishWords))).toEqual([]);
  expect(Object.keys(spanishPhrases).filter((text) => !(text in englishPhrases))).toEqual([]);
});
