import { expect, test } from 'vitest';
import { declarationsIn, madeOf, namesIn, type Declaration } from './declaration.ts';

const source = `import type { Money as Amount } from '@ponte/regional/money';

/** A line. */
export interface Line {
  /** Whole units, unlike a Size. */
  quantity: number;
  /** What it costs. */
  price: Amount;
}

export interface LineProps {
  line: Line;
}

export type Size =
  | 'card'
  | 'page';

export type Image = {
  src: string;
  sizes: readonly Size[];
};

export const amount = 1;
`;

const known = (...sources: readonly string[]): ReadonlyMap<string, Declaration> =>
  new Map(sources.flatMap(declarationsIn).map((found) => [found.name, found]));

test('a declaration comes with its own comment, ends where it ends, and calls others by their names', () => {
  const all = known(source);

  expect([...all.keys()]).toEqual(['Line', 'LineProps', 'Size', 'Image']);
  expect(all.get('Line')?.text).toBe(
    '/** A line. */\nexport interface Line {\n  /** Whole units, unlike a Size. */\n  quantity: number;\n  /** What it costs. */\n  price: Money;\n}',
  );
  expect(all.get('Size')?.text).toBe("export type Size =\n  | 'card'\n  | 'page';");
  expect(all.get('Image')?.text).toMatch(/readonly Size\[\];\n\};$/);
});

test('a type is made of what it names and what that names, not of what comments and texts mention', () => {
  const all = known(source, 'export interface Money {\n  minor: number;\n}\n');
  const made = (...types: readonly string[]) => madeOf(types, all).map(({ name }) => name);

  expect(made('readonly Line[]')).toEqual(['Line', 'Money']);
  expect(made('(image: Image | null) => void', "'Line'")).toEqual(['Image', 'Size']);
  expect(made('ReactNode', 'string')).toEqual([]);
});

test('the names of a type are those of other types', () => {
  expect(namesIn("readonly (ImageSource | null)[] | 'Line' | number")).toEqual(['ImageSource']);
});

test('a type that comes from variants says their values', () => {
  const all = known(`export const lookVariants = cva('ui-look', {
  variants: {
    size: { sm: 'a', md: 'b max-md:c', lg: '' },
    tone: {
      calm: 'ui-tone-calm',
      loud: 'ui-tone-loud',
    },
  },
});

export type Tone = NonNullable<VariantProps<typeof lookVariants>['tone']>;
export type Size = VariantProps<typeof lookVariants>['size'];
`);

  expect(all.get('Tone')?.text).toBe("export type Tone = 'calm' | 'loud';");
  expect(all.get('Size')?.text).toBe("export type Size = 'sm' | 'md' | 'lg';");
});
