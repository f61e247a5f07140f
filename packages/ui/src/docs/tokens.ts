/** A colour by its role. */
export interface ColourToken {
  /** The role, such as `brand-ink`: the class is `text-brand-ink`, the property `--ui-color-brand-ink`. */
  role: string;
  /** Its value in CSS. */
  value: string;
  /** What it is in each scheme; the same twice where there is one for both. */
  schemes: readonly [light: string, dark: string];
}

/** Roles that belong together, with what the theme says of them. */
export interface ColourGroup {
  purpose: string;
  colours: readonly ColourToken[];
}

/** The custom property of a colour's role. */
export const colourProperty = (role: string): string => `--ui-color-${role}`;

/** The theme's colours, in its own order and words. */
export function coloursOf(css: string): readonly ColourGroup[] {
  const inBoth = new Map(
    [...css.matchAll(/--ui-color-([\w-]+): (light-dark\((.+), (.+)\));/g)].map(
      ([, role = '', value = '', light = '', dark = '']) =>
        [role, { role, value, schemes: [light, dark] }] as const,
    ),
  );
  return [...css.matchAll(/\/\*([^*]+)\*\/\n((?:\s*--ui-color-[\w-]+: .+;\n)+)/g)].map(
    ([, purpose = '', block = '']) => ({
      purpose: purpose.replaceAll(/\s+/g, ' ').trim(),
      colours: [...block.matchAll(/--ui-color-([\w-]+): (.+);/g)].map(
        ([, role = '', value = '']): ColourToken =>
          inBoth.get(role) ?? { role, value, schemes: [value, value] },
      ),
    }),
  );
}

/** The values of one kind of token, such as `radius`, by name: "sm" → "0.375rem". */
export function tokensOf(css: string, kind: string): ReadonlyMap<string, string> {
  const found = css.matchAll(new RegExp(`--${kind}-((?!.*--)[\\w-]+): (.+);`, 'g'));
  return new Map([...found].map(([, name = '', value = '']) => [name, value]));
}

/** The pixels of a length in rem, at the browser's own size of text. */
export function pixelsOf(length: string): number {
  return length.endsWith('rem') ? Number.parseFloat(length) * 16 : Number.parseFloat(length);
}
