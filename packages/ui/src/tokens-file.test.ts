import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tokenFile } from '../scripts/tokens.ts';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
const tokens = JSON.stringify(tokenFile(css));

/** The tokens of a group, by name. */
function group(...path: readonly string[]): ReadonlyMap<string, unknown> {
  const found = path.reduce<unknown>((from, name) => Object(from)[name], JSON.parse(tokens));
  return new Map(
    Object.entries(Object(found)).flatMap(([name, token]) =>
      name.startsWith('$') ? [] : [[name, Object(token).$value] as const],
    ),
  );
}

/** A colour as a stylesheet writes it, from the bytes that its components stand for. */
function written(colour: unknown): string {
  const { components, alpha }: { components: readonly number[]; alpha?: number } = Object(colour);
  const bytes = [...components, ...(alpha === undefined ? [] : [alpha])];
  return `#${bytes
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

const long = (colour: string) =>
  colour.length < 6 ? colour.replaceAll(/[\da-f]/g, '$&$&') : colour;

test('each role has the colours that the stylesheet gives it, in both schemes', () => {
  const roles = new Map(
    [...css.matchAll(/--ui-color-([\w-]+):\s*(?:light-dark\()?(#\w+)(?:,\s*(#\w+)\))?;/g)].map(
      ([, role = '', light = '', dark = light]) => [role, [long(light), long(dark)]] as const,
    ),
  );

  expect(roles.size).toBeGreaterThan(30);
  for (const [at, scheme] of ['light', 'dark'].entries()) {
    expect([...group('color', scheme)].map(([role, colour]) => [role, written(colour)])).toEqual(
      [...roles].map(([role, colours]) => [role, colours[at]]),
    );
  }
});

test.each([
  ['text', /^  --text-(\w+): (.+);/gm],
  ['lineHeight', /^  --text-(\w+)--line-height: (.+);/gm],
  ['radius', /^  --radius-(\w+): (.+);/gm],
  ['breakpoint', /^  --breakpoint-(\w+): (.+);/gm],
])('each size of "%s" is that of the stylesheet', (name, declared) => {
  const sizes = [...css.matchAll(declared)].map(([, size, value]) => [size, value]);
  const file = [...group(name)].map(([size, token]) => {
    const { value, unit }: { value: number; unit: string } = Object(token);
    return [size, `${value}${unit}`];
  });

  expect(sizes.length).toBeGreaterThan(2);
  expect(file).toEqual(sizes);
});

test('weights, the font, the easing and shadows are those of the stylesheet', () => {
  expect(Object.fromEntries(group('weight'))).toEqual({
    normal: 400,
    medium: 550,
    semibold: 650,
    bold: 750,
  });
  expect(group('font').get('sans')).toEqual([
    'Archivo Variable',
    'Archivo Fallback',
    'system-ui',
    'sans-serif',
  ]);
  expect(group('ease').get('out')).toEqual([0.2, 0.7, 0.2, 1]);
  expect([...group('shadow').keys()]).toEqual(['hairline', 'raised', 'overlay']);
  expect(group('shadow').get('raised')).toMatchObject([
    { offsetY: { value: 1, unit: 'px' }, blur: { value: 2 }, spread: { value: 0 } },
    { offsetY: { value: 4, unit: 'px' }, color: { hex: '#1a1f1c', alpha: 0.0784 } },
  ]);
});

test('each token has a type from its group, as the format asks', () => {
  const groups = Object.values<Readonly<Record<string, unknown>>>(JSON.parse(tokens));

  expect(groups.map(({ $type }) => $type)).not.toContain(undefined);
});
