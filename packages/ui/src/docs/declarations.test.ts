import { expect, test } from 'vitest';
import { madeOf, namesIn } from './declaration.ts';
import { declarations } from './declarations.ts';

/** What the language, the DOM and React declare, and a parameter. */
const elsewhere = new Set([
  'NonNullable',
  'Omit',
  'Partial',
  'Pick',
  'Promise',
  'Readonly',
  'Record',
  'Required',
  'ReturnType',
  'T',
  'AbortSignal',
  'DocumentFragment',
  'Element',
  'File',
  'HTMLButtonElement',
  'HTMLElement',
  'HTMLInputElement',
  'HTMLSelectElement',
  'HTMLTextAreaElement',
  'ChangeEventHandler',
  'ComponentProps',
  'ComponentType',
  'MouseEvent',
  'ReactNode',
  'Ref',
  'RefObject',
]);

test('every type that a prop is made of can be shown under the table of props', () => {
  const props = [...declarations.values()].filter(({ name }) => name.endsWith('Props'));
  expect(props.length).toBeGreaterThan(80);

  const texts = props.map(({ text }) => text);
  const reached = madeOf(texts, declarations).map(({ text }) => text);
  const unknown = [...texts, ...reached].flatMap(namesIn).filter((name) => !declarations.has(name));
  expect(
    [...new Set(unknown)].filter((name) => !elsewhere.has(name) && !name.endsWith('Messages')),
  ).toEqual([]);
});
