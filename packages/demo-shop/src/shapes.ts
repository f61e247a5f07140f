/** SVG markup of one or more shapes. */
export type Markup = string;

const attribute = (name: string, value: number | string | undefined): string =>
  value === undefined || value === 0 ? '' : ` ${name}="${value}"`;

/** A number as short as two decimals allow, so that pictures stay small. */
export const short = (value: number): string => String(Math.round(value * 100) / 100);

/** A rectangle; `radius` rounds its corners. */
export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 0,
): Markup {
  const box = `x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"`;
  return `<rect ${box}${attribute('rx', radius)} fill="${fill}"/>`;
}

/** A filled circle. */
export const circle = (x: number, y: number, radius: number, fill: string): Markup =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}"/>`;

/** A filled ellipse. */
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string): Markup =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}"/>`;

/** A filled path; overlapping parts cut holes into each other. */
export const path = (d: string, fill: string): Markup =>
  `<path d="${d}" fill="${fill}" fill-rule="evenodd"/>`;

/** A line along a path. */
export const line = (
  d: string,
  colour: string,
  width: number,
  cap: 'round' | 'butt' = 'round',
): Markup =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${short(width)}" stroke-linecap="${cap}" stroke-linejoin="round"/>`;

/** Shapes moved, turned or scaled together. */
export const group = (transform: string, ...shapes: Markup[]): Markup =>
  `<g transform="${transform}">${shapes.join('')}</g>`;

/** Shapes turned together about a point. */
export const turned = (degrees: number, x: number, y: number, ...shapes: Markup[]): Markup =>
  group(`rotate(${short(degrees)} ${short(x)} ${short(y)})`, ...shapes);

/** Shapes seen through: white for light on a surface, black for shade. */
export const veil = (opacity: number, ...shapes: Markup[]): Markup =>
  `<g opacity="${opacity}">${shapes.join('')}</g>`;

/** The same shape many times; `draw` gets 0 to `count` - 1. */
export const repeat = (count: number, draw: (index: number) => Markup): Markup =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');
