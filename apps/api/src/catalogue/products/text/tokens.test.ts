import { describe, expect, test } from 'vitest';
import { codeKey, searchKeysOf, tokensOf } from './tokens.ts';

const keysOf = (text: string) => tokensOf(text).map(({ key }) => key);

describe('the tokens of a text', () => {
  test.each([
    ['Furadeira de Impacto', ['furadeira', 'impacto']],
    ['ÁBACO ñandú', ['abaco', 'nandu']],
    ['FUR-0002', ['fur', '0002']],
    ['  ?! ', []],
    ['\u202efuradeira😀', ['furadeira']],
    ['M8 x 30', ['m8', '30']],
    ['m8x30', ['m8', '30']],
    ['2P+T 18650', ['2p', 't', '18650']],
  ])('%o are %o', (text, keys) => {
    expect(keysOf(text)).toEqual(keys);
  });

  test('are never longer than forty letters', () => {
    expect(keysOf('x'.repeat(50))).toEqual(['x'.repeat(40)]);
  });

  test.each([
    ['conexões', 'conexão'],
    ['níveis', 'nível'],
    ['pincéis', 'pincel'],
    ['jardins', 'jardim'],
    ['taladros', 'taladro'],
    ['destornilladores', 'destornillador'],
    ['cables', 'cable'],
    ['paneles', 'panel'],
  ])('are the same for %s and %s', (plural, singular) => {
    expect(keysOf(plural)).toEqual(keysOf(singular));
  });
});

describe('a measure', () => {
  test.each([
    ['20v', '20 V', '20 volts', '20,0 v'],
    ['6mm', '6 mm', '6 milímetros'],
    ['1/2"', '1/2 pol', '1/2 pulgada', '½″', "1/2''"],
    ['4.1/2"', '4 1/2"', '4-1/2 pol'],
    ['5,0 Ah', '5ah', '5 Ah'],
    ['1.800 W', '1800w', '1800 watts'],
    ['2,5 mm²', '2,5mm2'],
    ['25 peças', '25 pçs', '25 piezas', '25pcs'],
  ])('is one token however it is written: %s', (...texts) => {
    const [first] = texts.map(keysOf);
    for (const text of texts) expect(keysOf(text)).toEqual(first);
    expect(first).toHaveLength(1);
  });

  test.each([
    ['6 x 160 mm', ['6 mm', '160 mm']],
    ['4 a 10 mm', ['4 mm', '10 mm']],
    ['20 a 110 Nm', ['20 nm', '110 nm']],
    ['2 x 4 Ah', ['2', '4 ah']],
    ['10 A 3 m', ['10 a', '3 m']],
    ['500/1.000 kg', ['500 kg', '1000 kg']],
    ['12-24 V', ['12 v', '24 v']],
    ['nível 3 30 cm', ['nivel', '3', '30 cm']],
  ])('shares its unit with the numbers before it: %s', (text, keys) => {
    expect(keysOf(text)).toEqual(keys);
  });

  test.each([
    ['1/2', ['1/2']],
    ['1.1/2"', ['1+1/2 in']],
    ['12-14 x 3/4"', ['12', '14', '3/4 in']],
  ])('that is a fraction is never its parts: %s', (text, keys) => {
    expect(keysOf(text)).toEqual(keys);
  });
});

test.each([
  ['E6013', ['e6013', '6013']],
  ['E308L', ['e308l', '308']],
  ['6205ZZ', ['6205zz', '6205']],
  ['CR2032', ['cr2032', '2032']],
  ['M8', ['m8']],
  ['20 V', ['20 v']],
  ['0002', ['0002']],
  ['ABC0002', ['abc0002']],
])('a trade name is found by its number too: %s', (text, keys) => {
  expect(searchKeysOf(text).map(({ key }) => key)).toEqual(keys);
});

test.each([
  ['Parafuso 6 x 40 mm', '6x40 mm'],
  ['parafuso 6x40', '6x40'],
  ['Parafuso M8 x 40', '8x40 mm'],
  ['parafuso m8x40', '8x40 mm'],
  ['Lona 4 x 4 m', '4x4 m'],
  ['Cinta 25 mm x 5 m', '25x5 mm,m'],
  ['Bits 12-14 x 3/4"', '14x3/4 in'],
  ['kit 2 x 4 Ah', '2x4 ah'],
  ['caixa 20 x 30 x 40 cm', '20x30x40 cm'],
])('dimensions are found as one measure: %s', (text, key) => {
  expect(searchKeysOf(text).at(-1)?.key).toBe(key);
});

test.each(['furadeira 20 V', 'kit x 40', '6 40 mm', 'broca 4 a 10 mm'])(
  'without an x between numbers there are none: %s',
  (text) => {
    expect(searchKeysOf(text).map(({ key }) => key)).toEqual(keysOf(text));
  },
);

test('a code is compared without case and separators', () => {
  expect(codeKey('Fur-0002 B')).toBe('fur0002b');
});
