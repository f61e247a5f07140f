import { expect, test } from 'vitest';
import { keepUnits } from './keep-units.ts';

test.each([
  ['Broca 6 mm para concreto', 'Broca 6_mm para concreto'],
  ['Furadeira 750 W 1/2" 220 V', 'Furadeira 750_W 1/2" 220_V'],
  ['Torneira de 2 em 1', 'Torneira de 2_em 1'],
  ['até 50 % mais', 'até 50_% mais'],
  ['12 parafusos', '12 parafusos'],
  ['Chave 8', 'Chave 8'],
])('"%s" keeps its units', (text, kept) => {
  expect(keepUnits(text).replaceAll('\u00A0', '_')).toBe(kept);
});
