import { expect, test } from 'vitest';
import { safeHtml } from '../products/safe-html.ts';
import { htmlOfText } from './html-of-text.ts';

test.each([
  ['Potente.\r\n\r\nPara obra.', '<p>Potente.</p><p>Para obra.</p>'],
  [
    'Vem com:\n- 2 baterias\n- maleta\nGarantia',
    '<p>Vem com:</p><ul><li>2 baterias</li><li>maleta</li></ul><p>Garantia</p>',
  ],
  ['1. Ligue\n2) Use', '<ul><li>Ligue</li><li>Use</li></ul>'],
  ['Rua 1\nCentro', '<p>Rua 1<br>Centro</p>'],
  ['• A\r• B', '<ul><li>A</li><li>B</li></ul>'],
  ['- Potência: 750 W - Cabo 2 m', '- Potência: 750 W - Cabo 2 m'],
  ['<p>Boa</p>\n<p>Forte</p>', '<p>Boa</p>\n<p>Forte</p>'],
  ['5 < 6\ne &amp; ou', '<p>5 < 6<br>e &amp; ou</p>'],
])('%j is %j', (text, html) => {
  expect(htmlOfText(text)).toBe(html);
});

test('what it makes of a text is the same the next time', () => {
  const html = safeHtml(htmlOfText('5 < 6 & 7\n\n- um\n- dois'));

  expect(html).toBe('<p>5 &lt; 6 &amp; 7</p><ul><li>um</li><li>dois</li></ul>');
  expect(safeHtml(htmlOfText(html))).toBe(html);
});
