import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

it.each([
  ['<p>Para <b>tubos</b>:</p>\n<ul><li>24"</li></ul>', 'Para tubos : 24"'],
  ['<p>Aço &amp; ferro&nbsp;fundido</p>', 'Aço ferro fundido'],
  ['<table><tr><td>Peso</td><td>2 kg</td></tr></table>', 'Peso 2 kg'],
  ['', ''],
])('of %j there remains "%s"', (html, text) => {
  expect(plainText(html, 160)).toBe(text);
});

it.each([
  [13, 'Chave de'],
  [14, 'Chave de grifo'],
])('words of more than %i characters end with a whole one: "%s"', (longest, text) => {
  expect(plainText('<p>Chave de grifo</p>', longest)).toBe(text);
});
