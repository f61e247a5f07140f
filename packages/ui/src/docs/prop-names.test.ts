import { expect, test } from 'vitest';
import { declarations } from './declarations.ts';

const props = [...declarations.values()].filter(
  ({ name, text }) => name.endsWith('Props') && /^export /m.test(text),
);

const namesOf = (text: string) =>
  [...text.matchAll(/^ {2}(?:readonly )?(\w+)\??:/gm)].map(([, name = '']) => name);

/** What any component may hold for its consumer; some are those of the element. */
const held = new Set(['value', 'open', 'checked', 'pressed']);

test('a handler of a change is called after the prop that it changes, or says which part it is of', () => {
  const found = props.flatMap(({ name, text }) =>
    namesOf(text).flatMap((handler) => {
      const [, changed = ''] = /^on(\w+)Change$/.exec(handler) ?? [];
      const prop = changed.charAt(0).toLowerCase() + changed.slice(1);
      if (!changed) return [];
      const isOfPart = new RegExp(`\\b${handler}\\??: \\(*id: string`).test(text);
      const isKnown = isOfPart || held.has(prop) || namesOf(text).includes(prop);
      return [{ handler: `${name}.${handler}`, isKnown }];
    }),
  );
  expect(found.length).toBeGreaterThan(20);
  expect(found.filter(({ isKnown }) => !isKnown)).toEqual([]);
});

test('kinds are variants and meanings are tones, and have no other name', () => {
  const others = new Set([
    'look',
    'kind',
    'appearance',
    'intent',
    'severity',
    'emphasis',
    'color',
    'colour',
  ]);
  const found = props.flatMap(({ name, text }) =>
    namesOf(text).flatMap((prop) => (others.has(prop) ? [`${name}.${prop}`] : [])),
  );
  expect(found).toEqual([]);
  const varied = props.filter(({ text }) => namesOf(text).includes('variant'));
  expect(varied.map(({ name }) => name)).toContain('RadioGroupProps');
});
