/** Relative luminance of `#rgb` or `#rrggbb` (WCAG 2.2). */
function luminance(hex: string): number {
  const digits = hex.slice(1);
  const full = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const share = Number.parseInt(full.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours, 1 to 21 (WCAG 2.2). */
export function contrastOf(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [one, other].map(luminance).sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Two roles of the theme that meet on a page. */
export interface Meeting {
  /** The role of what is seen. */
  ink: string;
  /** The role of what is behind it. */
  ground: string;
  /** The least contrast: 4.5 for text (WCAG 1.4.3), 3 for shapes (WCAG 1.4.11). */
  least: 4.5 | 3;
}

const grounds = ['ground', 'surface', 'sunken'];

/** Every two roles that the kit puts on each other. */
export const meetings: readonly Meeting[] = [
  ...['ink', 'muted', 'brand-ink', 'danger', 'success'].flatMap((ink) =>
    grounds.map((ground) => ({ ink, ground, least: 4.5 as const })),
  ),
  ...(
    [
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
    ] as const
  ).map(([ink, ground]) => ({ ink, ground, least: 4.5 as const })),
  ...['control', 'focus'].flatMap((ink) =>
    grounds.map((ground) => ({ ink, ground, least: 3 as const })),
  ),
];
