import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrastOf, meetings } from './docs/contrast.ts';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

/** The colours of each role, in the light scheme and in the dark one. */
const roles = new Map(
  [...css.matchAll(/--ui-color-([\w-]+):\s*(?:light-dark\(([^,]+),\s*([^)]+)\)|(#\w+));/g)].map(
    ([, role = '', light = '', dark = '', both = '']) =>
      [role, { light: light || both, dark: dark || both }] as const,
  ),
);

function contrast(ink: string, ground: string, scheme: 'light' | 'dark'): number {
  const [one = '', other = ''] = [ink, ground].map((role) => {
    const colour = roles.get(role);
    if (!colour) throw new Error(`The theme has no role "${role}".`);
    return colour[scheme];
  });
  return contrastOf(one, other);
}

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  test.each(meetings)('$ink reads on $ground: $least to 1', ({ ink, ground, least }) => {
    expect(contrast(ink, ground, scheme)).toBeGreaterThanOrEqual(least);
  });
});

test('a browser without light-dark() has the light scheme', () => {
  const [fallbacks = '', both = ''] = css.split('@supports');
  for (const [, role, light] of both.matchAll(/--ui-color-([\w-]+): light-dark\(([^,]+),/g)) {
    expect(fallbacks).toContain(`    --ui-color-${role}: ${light};\n`);
  }
});

test('the roles are read from the theme', () => {
  expect(roles.get('on-brand')).toEqual({ light: '#fff', dark: '#fff' });
  expect(roles.size).toBeGreaterThan(20);
});
