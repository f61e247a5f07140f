import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { optionStandings, variantOf, type OptionGroupView, type OptionVariant } from './model.ts';

const group = (id: string, ...values: string[]): OptionGroupView => ({
  id,
  label: id,
  values: values.map((value) => ({ value, label: value })),
});

const groups = [
  group('voltage', '127', '220'),
  group('size', 's', 'm', 'l'),
  group('colour', 'red', 'blue'),
];
const variants: readonly OptionVariant[] = [
  { options: { voltage: '127', size: 's', colour: 'red' } },
  { options: { voltage: '127', size: 'm', colour: 'red' }, soldOut: true },
  { options: { voltage: '220', size: 'm', colour: 'blue' } },
];

describe('how a value stands', () => {
  test('without a choice, by whether it exists and can be bought at all', () => {
    const { size } = optionStandings(groups, variants, {});
    expect(size).toEqual({
      s: { state: 'available', because: [] },
      m: { state: 'available', because: [] },
      l: { state: 'impossible', because: [] },
    });
  });

  test('with the other choices, and names the one that is the reason', () => {
    const standings = optionStandings(groups, variants, { voltage: '127', colour: 'red' });
    expect(standings['size']?.['m']).toEqual({ state: 'soldOut', because: ['voltage'] });
    expect(standings['voltage']?.['220']).toEqual({ state: 'impossible', because: ['colour'] });
  });

  test('does not depend on what is chosen of its own option', () => {
    const { size } = optionStandings(groups, variants, { size: 'l', voltage: '127' });
    expect(size?.['s']?.state).toBe('available');
  });

  test('names two choices where only both together are the reason', () => {
    const pairs: readonly OptionVariant[] = [
      { options: { voltage: '127', size: 's', colour: 'blue' } },
      { options: { voltage: '220', size: 's', colour: 'red' } },
      { options: { voltage: '127', size: 'm', colour: 'red' } },
    ];
    const { size } = optionStandings(groups, pairs, { voltage: '220', colour: 'blue' });
    expect(size?.['s']).toEqual({ state: 'impossible', because: ['voltage', 'colour'] });
  });

  test('an option that a variant leaves out goes with each of its values', () => {
    const any = [{ options: { voltage: '127' } }];
    expect(optionStandings(groups, any, { voltage: '127' })['colour']?.['blue']?.state).toBe(
      'available',
    );
  });
});

const choices = fc.record(
  {
    voltage: fc.constantFrom('127', '220'),
    size: fc.constantFrom('s', 'm', 'l'),
    colour: fc.constantFrom('red', 'blue'),
  },
  { requiredKeys: [] },
);
const whole = fc.record({
  options: fc.record({
    voltage: fc.constantFrom('127', '220'),
    size: fc.constantFrom('s', 'm', 'l'),
    colour: fc.constantFrom('red', 'blue'),
  }),
  soldOut: fc.boolean(),
});

test('a value is available just where some variant that can be bought has it and the other choices', () => {
  fc.assert(
    fc.property(fc.array(whole, { maxLength: 8 }), choices, (some, choice) => {
      const standings = optionStandings(groups, some, choice);
      for (const { id, values } of groups) {
        for (const { value } of values) {
          const wanted: Record<string, string | undefined> = { ...choice, [id]: value };
          const alike = some.filter(({ options }) =>
            Object.entries(options).every(([key, own]) => (wanted[key] ?? own) === own),
          );
          const expected = alike.some(({ soldOut }) => !soldOut)
            ? 'available'
            : alike.length > 0
              ? 'soldOut'
              : 'impossible';
          expect(standings[id]?.[value]?.state).toBe(expected);
        }
      }
    }),
  );
});

test('the reason alone explains it, and nothing less does', () => {
  fc.assert(
    fc.property(fc.array(whole, { maxLength: 8 }), choices, (some, choice) => {
      const standings = optionStandings(groups, some, choice);
      for (const { id, values } of groups) {
        for (const { value } of values) {
          const found = standings[id]?.[value];
          if (!found || found.state === 'available') continue;
          const given = (ids: readonly string[]) => {
            const entries = Object.entries(choice).filter(([key]) => ids.includes(key));
            return optionStandings(groups, some, Object.fromEntries(entries))[id]?.[value]?.state;
          };
          expect(given(found.because)).toBe(found.state);
          for (const left of found.because) {
            expect(given(found.because.filter((other) => other !== left))).not.toBe(found.state);
          }
        }
      }
    }),
  );
});

describe('the variant of a choice', () => {
  test('is the one that has all of it', () => {
    expect(variantOf(groups, variants, { voltage: '220', size: 'm', colour: 'blue' })).toBe(
      variants[2],
    );
  });

  test('is none while an option is not chosen, or where nothing is like it', () => {
    expect(variantOf(groups, variants, { voltage: '220', size: 'm' })).toBeUndefined();
    expect(
      variantOf(groups, variants, { voltage: '220', size: 's', colour: 'red' }),
    ).toBeUndefined();
  });
});
