import { contrastOf, meetings, type Meeting } from './contrast.ts';
import { colourProperty, coloursOf } from './tokens.ts';

/** A colour in each scheme, as `#rrggbb`. */
export type Schemes = readonly [light: string, dark: string];

/** Colours by role. */
export type Colours = ReadonlyMap<string, Schemes>;

/** The roles that make a brand: its bars and fills, it as ink, the call to action, and the ring of focus. */
export const brandRoles = [
  'brand',
  'brand-deep',
  'on-brand',
  'brand-ink',
  'brand-soft',
  'on-brand-soft',
  'action',
  'action-hover',
  'on-action',
  'focus',
] as const;

/** The opaque colours of a theme. */
export function opaqueColours(css: string): Colours {
  const all = coloursOf(css).flatMap(({ colours }) => colours);
  const opaque = all.filter(({ schemes }) => schemes.every((colour) => isOpaque.test(colour)));
  return new Map(
    opaque.map(({ role, schemes: [light, dark] }) => [role, [inFull(light), inFull(dark)]]),
  );
}

const isOpaque = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;

const inFull = (hex: string) =>
  hex.length === 4 ? `#${hex.slice(1).replaceAll(/./g, '$&$&')}` : hex;

/** Those of the brand's roles that another colour was picked for than the theme's. */
export function changedRoles(picked: Colours, theme: Colours): Colours {
  return new Map(
    [...picked].filter(([role, schemes]) => schemes.join() !== theme.get(role)?.join()),
  );
}

/** The colours as declarations, a line each. */
export function declarationsOf(colours: Colours): readonly string[] {
  return [...colours].map(([role, [light, dark]]) => {
    const value = light === dark ? light : `light-dark(${light}, ${dark})`;
    return `${colourProperty(role)}: ${value};`;
  });
}

/** The lines that a shop adds to its stylesheet. */
export function stylesheetOf(colours: Colours): string {
  const lines = declarationsOf(colours).map((line) => `    ${line}\n`);
  return `@supports (color: light-dark(#000, #fff)) {\n  :root {\n${lines.join('')}  }\n}\n`;
}

/** What two roles come to. */
export interface Judged extends Meeting {
  scheme: 'light' | 'dark';
  contrast: number;
  passes: boolean;
}

/** The contrasts of a theme that the brand's roles have a part in. */
export function judge(colours: Colours): readonly Judged[] {
  const isBrand = (role: string) => brandRoles.some((one) => one === role);
  const concerned = meetings.filter(({ ink, ground }) => isBrand(ink) || isBrand(ground));
  return concerned.flatMap((meeting) =>
    (['light', 'dark'] as const).map((scheme, at) => {
      const [ink, ground] = [meeting.ink, meeting.ground].map((role) => colours.get(role)?.[at]);
      if (!ink || !ground) throw new Error(`${meeting.ink} on ${meeting.ground}: no such colours.`);
      const contrast = contrastOf(ink, ground);
      return { ...meeting, scheme, contrast, passes: contrast >= meeting.least };
    }),
  );
}
