/**
 * The theme in the format of the Design Tokens Community Group, 2025.10
 * (https://www.designtokens.org/tr/2025.10/format/), read from the stylesheet that has it.
 */
import { coloursOf, tokensOf } from '../src/docs/tokens.ts';

interface Colour {
  readonly colorSpace: 'srgb';
  /** Red, green and blue from 0 to 1. */
  readonly components: readonly [number, number, number];
  readonly alpha?: number;
  readonly hex: string;
}

interface Dimension {
  readonly value: number;
  readonly unit: 'px' | 'rem';
}

interface Shadow {
  readonly color: Colour;
  readonly offsetX: Dimension;
  readonly offsetY: Dimension;
  readonly blur: Dimension;
  readonly spread: Dimension;
}

interface Token {
  readonly $value: Colour | Dimension | number | readonly (number | string | Shadow)[];
}

interface Group {
  readonly [name: string]: Token | Group | string;
}

/** The theme of `tokens.css` as `tokens.json`. */
export function tokenFile(css: string): Group {
  const colours = coloursOf(css).flatMap((group) => group.colours);
  const scheme = (at: 0 | 1) =>
    group(colours.map(({ role, schemes }) => [role, colourOf(schemes[at])]));
  const values = (kind: string, read: (text: string) => Token['$value']) =>
    group([...tokensOf(css, kind)].map(([name, text]) => [name, read(text)]));
  const single = (property: string) => new RegExp(`--${property}: ([^;]+);`).exec(css)?.[1] ?? '';
  return {
    color: { $type: 'color', light: scheme(0), dark: scheme(1) },
    spacing: { $type: 'dimension', base: { $value: dimensionOf(single('spacing')) } },
    text: { $type: 'dimension', ...values('text', dimensionOf) },
    lineHeight: { $type: 'dimension', ...group(lineHeightsOf(css)) },
    weight: { $type: 'fontWeight', ...values('weight', Number) },
    radius: { $type: 'dimension', ...values('radius', dimensionOf) },
    breakpoint: { $type: 'dimension', ...values('breakpoint', dimensionOf) },
    font: { $type: 'fontFamily', sans: { $value: fontsOf(single('ui-font-sans')) } },
    ease: { $type: 'cubicBezier', ...values('ease', numbersOf) },
    shadow: { $type: 'shadow', ...values('elevation', shadowsOf) },
  };
}

function group(values: readonly (readonly [string, Token['$value']])[]): Group {
  return Object.fromEntries(values.map(([name, $value]) => [name, { $value }]));
}

function lineHeightsOf(css: string) {
  const found = css.matchAll(/^ {2}--text-(\w+)--line-height: (.+);/gm);
  return [...found].map(([, name = '', text = '']) => [name, dimensionOf(text)] as const);
}

const numbersOf = (text: string) => (text.match(/[\d.]+/g) ?? []).map(Number);

const fontsOf = (text: string) => text.split(', ').map((name) => name.replaceAll("'", ''));

function colourOf(text: string): Colour {
  const digits = text.slice(1);
  const long = digits.length < 6 ? digits.replaceAll(/./g, '$&$&') : digits;
  const part = (at: number) => round(Number.parseInt(long.slice(at, at + 2), 16) / 255);
  return {
    colorSpace: 'srgb',
    components: [part(0), part(2), part(4)],
    ...(long.length > 6 && { alpha: part(6) }),
    hex: `#${long.slice(0, 6)}`,
  };
}

function dimensionOf(text: string): Dimension {
  return { value: Number.parseFloat(text), unit: text.endsWith('rem') ? 'rem' : 'px' };
}

/** `0 1px 2px #1a1f1c14, 0 4px 14px #1a1f1c14` */
function shadowsOf(text: string): readonly Shadow[] {
  return text.split(', ').map((shadow) => {
    const parts = shadow.split(' ');
    const [x, y, blur, spread] = parts.slice(0, -1).map(dimensionOf);
    return {
      color: colourOf(parts.at(-1) ?? ''),
      offsetX: x ?? none,
      offsetY: y ?? none,
      blur: blur ?? none,
      spread: spread ?? none,
    };
  });
}

const none: Dimension = { value: 0, unit: 'px' };

/** Enough digits to give the same byte again. */
const round = (value: number) => Math.round(value * 1e4) / 1e4;
