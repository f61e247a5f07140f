import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

/** The colours of each role, in the light scheme and in the dark one. */
const roles = new Map(
  [...css.matchAll(/--color-([\w-]+):\s*(?:light-dark\(([^,]+),\s*([^)]+)\)|(#\w+));/g)].map(
    ([, role = '', light = '', dark = '', both = '']) =>
      [role, { light: light || both, dark: dark || both }] as const,
  ),
);

/** Relative luminance (WCAG 2.2). */
function luminance(hex: string): number {
  const digits = hex.slice(1);
  const full = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const share = Number.parseInt(full.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(ink: string, ground: string, scheme: 'light' | 'dark'): number {
  const [one, other] = [ink, ground].map((role) => {
    const colour = roles.get(role);
    if (!colour) throw new Error(`The theme has no role "${role}".`);
    return luminance(colour[scheme]);
  });
  const [lighter = 0, darker = 0] = [one ?? 0, other ?? 0].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

const grounds = ['ground', 'surface', 'sunken'];
const texts = [
  ...['ink', 'muted', 'brand-ink', 'danger', 'success'].flatMap((ink) =>
    grounds.map((ground) => [ink, ground]),
  ),
  ['on-brand', 'brand'],
  ['on-brand', 'brand-deep'],
  ['on-brand-soft', 'brand-soft'],
  ['on-action', 'action'],
  ['on-action', 'action-hover'],
  ['on-photo', 'photo'],
  ['on-ink', 'ink'],
  ['danger', 'danger-soft'],
  ['success', 'success-soft'],
  ['on-warning-soft', 'warning-soft'],
];
const shapes = ['control', 'focus', 'brand-ink'].flatMap((ink) => grounds.map((on) => [ink, on]));

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  test.each(texts)('%s reads on %s (WCAG 1.4.3: 4.5 to 1)', (ink = '', ground = '') => {
    expect(contrast(ink, ground, scheme)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(shapes)('%s shows on %s (WCAG 1.4.11: 3 to 1)', (ink = '', ground = '') => {
    expect(contrast(ink, ground, scheme)).toBeGreaterThanOrEqual(3);
  });
});

test('a browser without light-dark() has the light scheme', () => {
  const [fallbacks = '', both = ''] = css.split('@supports');
  for (const [, role, light] of both.matchAll(/--color-([\w-]+): light-dark\(([^,]+),/g)) {
    expect(fallbacks).toContain(`  --color-${role}: ${light};\n`);
  }
});

test('the roles are read from the theme', () => {
  expect(roles.get('on-brand')).toEqual({ light: '#fff', dark: '#fff' });
  expect(roles.size).toBeGreaterThan(20);
});
