import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brandRoles, changedRoles, judge, opaqueColours, stylesheetOf } from './brand.ts';

const theme = opaqueColours(readFileSync(new URL('../tokens.css', import.meta.url), 'utf8'));

test('every role that can be picked is an opaque colour of the theme, written in full', () => {
  const colours = brandRoles.flatMap((role) => theme.get(role) ?? role);
  expect(colours).toEqual(Array(20).fill(expect.stringMatching(/^#[\da-f]{6}$/)));
});

test('the theme itself passes all that is judged', () => {
  const judged = judge(theme);
  expect(judged).toHaveLength(22);
  expect(judged.filter(({ passes }) => !passes)).toEqual([]);
});

test('a pale brand fails under its white text, in the scheme that it was picked for', () => {
  const judged = judge(new Map([...theme, ['brand', ['#7fd4ff', '#0a4a32']]]));
  const failed = judged.filter(({ passes }) => !passes);
  expect(failed).toMatchObject([{ ink: 'on-brand', ground: 'brand', scheme: 'light', least: 4.5 }]);
  expect(failed[0]?.contrast).toBeCloseTo(1.66, 1);
});

test('the lines to copy are those of the roles that were changed, one colour where both schemes agree', () => {
  const picked = new Map([
    ...theme,
    ['brand', ['#1d4e89', '#153a66']] as const,
    ['action', ['#ffd400', '#ffd400']] as const,
  ]);
  expect(stylesheetOf(changedRoles(picked, theme))).toBe(
    `@supports (color: light-dark(#000, #fff)) {
  :root {
    --ui-color-brand: light-dark(#1d4e89, #153a66);
    --ui-color-action: #ffd400;
  }
}
`,
  );
});
