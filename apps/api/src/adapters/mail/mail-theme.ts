/** Colours of mails: the kit's tokens by role, in both schemes, as mail programs take them. */

interface Scheme {
  readonly ground: string;
  readonly surface: string;
  readonly ink: string;
  readonly muted: string;
  readonly line: string;
  readonly link: string;
  readonly soft: string;
  readonly onSoft: string;
}

export const light: Scheme = {
  ground: '#f5f6f3',
  surface: '#ffffff',
  ink: '#1a1f1c',
  muted: '#59625d',
  line: '#dfe3df',
  link: '#0b5d3e',
  soft: '#fff3d6',
  onSoft: '#5c4000',
};

const dark: Scheme = {
  ground: '#101412',
  surface: '#181d1a',
  ink: '#eef2ef',
  muted: '#a6b0aa',
  line: '#2f3632',
  link: '#6bd0a2',
  soft: '#3a2f14',
  onSoft: '#ffd98a',
};

/** The one call to action, in both schemes. */
export const action = { ground: '#ffb81c', ink: '#1a1f1c' };

/** Under goods and codes, in both schemes: they are drawn for a light ground. */
export const photo = '#ffffff';

const brand = '#0b5d3e';

/** The bar with the shop's name. */
export function barOf(colour = brand): { readonly ground: string; readonly ink: string } {
  return { ground: colour, ink: luminanceOf(colour) > 0.18 ? '#000000' : '#ffffff' };
}

/** Relative, from 0 to 1: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * What can't stand in `style` attributes. Mail programs that drop it show the light scheme, and wide
 * tables that fit phones all the same.
 */
export const styleSheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
${rulesOf(dark)}
}
${rulesOf(dark, '[data-ogsc] ')}
@media (max-width: 480px) {
  .inset > tbody > tr > td { padding-left: 20px !important; padding-right: 20px !important; }
  .fact { display: block !important; width: auto !important; padding-left: 0 !important; padding-bottom: 0 !important; }
  .fact-value { padding-top: 0 !important; padding-bottom: 8px !important; }
  .amount { text-align: left !important; }
  .code-picture { padding-top: 12px !important; }
  .wide { display: block !important; text-align: center !important; }
}
`;

/** @param outlook Outlook on phones marks what it darkens, and knows no media query for it */
function rulesOf(scheme: Scheme, outlook = ''): string {
  const rules: readonly (readonly [string, string])[] = [
    ['ground', `background-color: ${scheme.ground}`],
    ['surface', `background-color: ${scheme.surface}`],
    ['ink', `color: ${scheme.ink}`],
    ['muted', `color: ${scheme.muted}`],
    ['line', `border-color: ${scheme.line}`],
    ['link', `color: ${scheme.link}`],
    ['soft', `background-color: ${scheme.soft}`],
    ['on-soft', `color: ${scheme.onSoft}`],
  ];
  const written = rules.map(([name, rule]) => `  ${outlook}.${name} { ${rule} !important; }`);
  // The page's ground is repeated in the table that mail programs keep when they drop the body.
  const cell = `  ${outlook}.ground > table > tbody > tr > td { background-color: ${scheme.ground} !important; }`;
  return [...written, cell].join('\n');
}
