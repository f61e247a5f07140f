import { expect, test } from 'vitest';
import {
  isFlag,
  isListOf,
  isNullOr,
  isRecordOf,
  isOneOf,
  isText,
  isWhole,
  parseStored,
} from './checks.ts';

const isThing = isRecordOf<{ name: string; sizes: readonly number[]; kind: 'a' | 'b' | null }>({
  name: isText,
  sizes: isListOf(isWhole),
  kind: isNullOr(isOneOf<'a' | 'b'>('a', 'b')),
});

test.each([
  ['{"name":"x","sizes":[1,2],"kind":"a"}', true],
  ['{"name":"x","sizes":[],"kind":null,"more":true}', true],
  ['{"name":1,"sizes":[],"kind":"a"}', false],
  ['{"name":"x","sizes":[1.5],"kind":"a"}', false],
  ['{"name":"x","sizes":{},"kind":"a"}', false],
  ['{"name":"x","sizes":[9007199254740993],"kind":"a"}', false],
  ['{"name":"x","sizes":[1],"kind":"c"}', false],
  ['{"name":"x","sizes":[1]}', false],
  ['null', false],
  ['[]', false],
  ['"text"', false],
  ['{"name":', false],
])('takes %s for a thing: %s', (text, expected) => {
  expect(parseStored(isThing, text) !== null).toBe(expected);
});

test('does not take what an object inherits for a field', () => {
  expect(isRecordOf<{ toString: boolean }>({ toString: isFlag })({})).toBe(false);
});
