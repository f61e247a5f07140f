import { expect, test } from 'vitest';
import { declarationsOf, printDeclarations } from './declarations.ts';
import { settleVariables } from './settle-variables.ts';

const initial = new Map([
  ['--kind', 'solid'],
  ['--size', undefined],
]);

test.each([
  ['a value that nobody changes', 'border-style:var(--kind)', 'border-style:solid'],
  ['what stands in for none', 'top:var(--size, 1px)', 'top: 1px'],
  ['each of several', 'all:var(--size,a) var(--kind)', 'all:a solid'],
  ['what stands in for what stands in', 'top:var(--own,var(--size,1px))', 'top:var(--own,1px)'],
  ['what it begins with, given again', '--kind:solid;top:0', 'top:0'],
  ['a value that nobody uses', '--size:1px;top:0', 'top:0'],
])('settles %s', (_, body, settled) => {
  const all = declarationsOf(body);
  expect(printDeclarations(settleVariables(all, initial)(all))).toBe(settled);
});

test.each([
  ['one that is changed and used', '--kind:dashed;border-style:var(--kind)'],
  ['one that has no value and nothing in its stead', 'top:var(--size)'],
  ['one that it is not told of', '--own:1px;top:var(--other, 2px)'],
])('leaves %s', (_, body) => {
  const all = declarationsOf(body);
  expect(printDeclarations(settleVariables(all, initial)(all))).toBe(body);
});

test('unsets a property whose value comes to nothing', () => {
  const all = declarationsOf('font-variant-numeric:var(--size, )');
  expect(printDeclarations(settleVariables(all, initial)(all))).toBe('font-variant-numeric:unset');
});
