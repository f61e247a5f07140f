import { expect, test } from 'vitest';
import { declaration } from './declaration.ts';

const source = `/** A line. */
export interface Line {
  /** Whole units. */
  quantity: number;
}

/** Not the one asked for. */
export interface LineProps {
  line: Line;
}

export type Size =
  | 'card'
  | 'page';
`;

test('a declaration comes with its own comment and ends where it ends', () => {
  expect(declaration(source, 'Line')).toBe(
    '/** A line. */\nexport interface Line {\n  /** Whole units. */\n  quantity: number;\n}',
  );
  expect(declaration(source, 'Size')).toBe("export type Size =\n  | 'card'\n  | 'page';");
});

test('a name that is not there is an error, so that a page can’t lose its types unnoticed', () => {
  expect(() => declaration(source, 'Lines')).toThrow('There is no exported type "Lines"');
});
