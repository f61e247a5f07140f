/** Random requests from the contract's schemas: nearly valid, and invalid in every way. */
import { emailPattern } from '@ponte/contract/rules/email';
import * as fc from 'fast-check';
import type { GenericSchema } from 'valibot';

/** Values that break programs, for any field. */
export const nasty: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    [],
    {},
    '',
    ' ',
    0,
    -1,
    1.5,
    1e308,
    2 ** 53,
    '2147483648',
    "' or '1'='1' --",
    "'; drop table products; --",
    '$1',
    '%_\\',
    '<script>alert(1)</script>',
    '{{7*7}}',
    '../../etc/passwd',
    '\u202e\u0301😀',
    '\ud800',
    'a\0b',
    'x'.repeat(10_000),
    '__proto__',
    'NaN',
    '1e999',
    { $gt: '' },
    [[[[]]]],
  ),
  fc.string(),
  fc.integer(),
);

interface Schema {
  readonly type: string;
  readonly kind: string;
  readonly wrapped?: Schema;
  readonly item?: Schema;
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly options?: readonly (Schema | string | number)[];
  readonly literal?: unknown;
  readonly pipe?: readonly (Schema & { readonly requirement?: unknown })[];
}

/** A value that fits a schema, or nearly. */
export function fitting(schema: GenericSchema): fc.Arbitrary<unknown> {
  return arbitraryOf(schema);
}

/** A fitting value with a part replaced by a nasty one, omitted or added. */
export function broken(schema: GenericSchema): fc.Arbitrary<unknown> {
  return fc
    .tuple(fitting(schema), nasty, fc.nat(), fc.constantFrom('replace', 'omit', 'add', 'whole'))
    .map(([value, bad, place, how]) => {
      if (how === 'whole' || typeof value !== 'object' || value === null) return bad;
      const entries = Object.entries(value);
      if (how === 'add') return Object.fromEntries([...entries, ['unexpected', bad]]);
      const [name] = entries[place % Math.max(entries.length, 1)] ?? ['unexpected'];
      const others = entries.filter(([key]) => key !== name);
      return Object.fromEntries(how === 'omit' ? others : [...others, [name, bad]]);
    });
}

function arbitraryOf(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.pipe) return ofPipe(schema.pipe);
  const { wrapped, item, entries, options } = schema;
  switch (schema.type) {
    case 'string':
      return fc.string({ maxLength: 60 });
    case 'number':
      return fc.integer({ min: -10, max: 10_000 });
    case 'boolean':
      return fc.boolean();
    case 'literal':
      return fc.constant(schema.literal);
    case 'picklist':
      return fc.constantFrom(...(options ?? []));
    case 'union':
      return fc.oneof(...(options ?? []).map((one) => arbitraryOf(asSchema(one))));
    case 'array':
      return fc.array(item ? arbitraryOf(item) : nasty, { maxLength: 4 });
    case 'blob':
      return fc.uint8Array({ maxLength: 200 }).map((bytes) => new Blob([new Uint8Array(bytes)]));
    case 'optional':
    case 'nullish':
    case 'nullable':
      return fc.option(wrapped ? arbitraryOf(wrapped) : nasty, {
        nil: schema.type === 'optional' ? undefined : null,
      });
    default:
      return fc.record(
        Object.fromEntries(
          Object.entries(entries ?? {}).map(([name, entry]) => [name, arbitraryOf(entry)]),
        ),
      );
  }
}

/** Of a pattern without what it looks ahead for, which fast-check can't draw. */
function matching(pattern: RegExp): fc.Arbitrary<string> {
  const drawn = new RegExp(pattern.source.replaceAll(/\(\?=[^)]*\)/g, ''), pattern.flags);
  return fc.stringMatching(drawn).filter((text) => new RegExp(pattern).test(text));
}

function asSchema(option: Schema | string | number): Schema {
  if (typeof option !== 'object') throw new Error('A union of schemas was expected.');
  return option;
}

/** Respects patterns and bounds; otherwise generates the base type. */
function ofPipe(pipe: NonNullable<Schema['pipe']>): fc.Arbitrary<unknown> {
  const [base, ...checks] = pipe;
  if (!base) return nasty;
  const bound = (type: string): number | undefined => {
    const requirement = checks.find((check) => check.type === type)?.requirement;
    return typeof requirement === 'number' ? requirement : undefined;
  };
  const pattern = checks.find(({ type }) => type === 'regex')?.requirement;
  if (pattern === emailPattern) return fc.stringMatching(/^[a-z']{1,8}@[a-zü]{1,8}\.example$/);
  if (pattern instanceof RegExp) return matching(pattern);
  const minLength = bound('min_length') ?? 0;
  const maxLength = Math.min(bound('max_length') ?? 40, 40);
  if (base.type === 'string') return fc.string({ minLength, maxLength });
  if (base.type === 'number') {
    const min = bound('min_value') ?? 0;
    return fc.integer({ min, max: Math.max(min, bound('max_value') ?? 10_000) });
  }
  if (base.type === 'array' && base.item) {
    return fc.array(arbitraryOf(base.item), { minLength, maxLength: Math.max(minLength, 4) });
  }
  return arbitraryOf(base);
}
