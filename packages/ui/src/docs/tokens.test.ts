import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { coloursOf, pixelsOf, tokensOf } from './tokens.ts';

const css = readFileSync(new URL('../tokens.css', import.meta.url), 'utf8');

test('every colour of the theme is on the page of tokens', () => {
  const shown = coloursOf(css).flatMap(({ colours }) => colours.map(({ role }) => role));
  const declared = new Set([...css.matchAll(/--ui-color-([\w-]+): /g)].map(([, role]) => role));
  expect(shown).toEqual([...declared]);
});

test('every colour of the theme is a utility of its name', () => {
  const roles = coloursOf(css).flatMap(({ colours }) => colours.map(({ role }) => role));
  const mapped = [...css.matchAll(/ --color-([\w-]+): var\(--ui-color-\1\);/g)];
  expect(mapped.map(([, role]) => role)).toEqual(roles);
});

test('a colour has a value in both schemes', () => {
  const [shop, action] = coloursOf(css);
  expect(shop?.colours[0]).toEqual({
    role: 'brand',
    value: 'light-dark(#0b5d3e, #0a4a32)',
    schemes: ['#0b5d3e', '#0a4a32'],
  });
  expect(action?.colours[0]?.schemes).toEqual(['#ffb81c', '#ffb81c']);
});

test('sizes of text come without their line heights, and in pixels', () => {
  const sizes = tokensOf(css, 'text');
  expect([...sizes.keys()].join(' ')).toBe('2xs xs sm base lg xl 2xl 3xl 4xl');
  expect(pixelsOf(sizes.get('base') ?? '')).toBe(15);
});
