/** What the columns of files to import hold, and the sentences for what they don't. */
import * as v from 'valibot';
import { splitParts } from '../spreadsheet/list-cell.ts';
import { DamagedLine } from './read-file.ts';

/** A text of at most so many characters. */
const text = (most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(most, `is longer than ${most}`),
    v.check((value) => !value.includes('\0'), 'has a null character'),
  );

/** A text that has to be there. */
export const needed = (most: number) => v.pipe(text(most), v.minLength(1, 'is missing'));

/** A text that may be left out. */
export const optional = (most: number) => v.optional(text(most), '');

const yes = ['true', '1', 'sim', 'sí', 'si', 'verdadeiro', 'verdadero'];

/** Yes and no, as spreadsheets of either country write them. */
export const flag = (fallback: boolean) =>
  v.optional(
    v.pipe(
      v.union([v.boolean(), v.string(), v.number()]),
      v.transform((value) => String(value).trim().toLowerCase()),
      v.transform((value) => (value === '' ? String(fallback) : value)),
      v.picklist([...yes, 'false', '0', 'não', 'nao', 'no', 'falso'], 'is no yes or no'),
      v.transform((value) => yes.includes(value)),
    ),
    fallback,
  );

/** A list, or its parts in one cell. */
export const list = (parts: v.GenericSchema<string, string>) =>
  v.optional(
    v.pipe(
      v.union([v.array(v.string()), v.string()]),
      v.transform((value) => (typeof value === 'string' ? splitParts(value) : value)),
      v.transform((values) => values.map((value) => value.trim()).filter((value) => value !== '')),
      v.array(parts),
      v.maxLength(100, 'has too many parts'),
    ),
    [],
  );

/** A whole number written as `form` says; `fallback` where nothing is said. */
export const whole = <Fallback extends number | null>(
  form: RegExp,
  fallback: Fallback,
  problem: string,
) =>
  v.optional(
    v.pipe(
      v.union([v.string(), v.number(), v.null()]),
      v.transform((value) => (value === null ? '' : String(value).trim())),
      v.check((value) => value === '' || form.test(value), problem),
      v.transform((value) => (value === '' ? fallback : Number(value))),
    ),
    fallback,
  );

/** The id in the shop that goods move from, so that links to them stay right. */
export const id = whole(/^[1-9]\d{0,8}$/, null, 'is no id');

/** The last part of an address. */
export const slug = v.optional(
  v.pipe(text(200), v.regex(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/, 'is no part of an address')),
  '',
);

/** A picture: an address, a file beside what is imported, or the key of one that the shop has. */
export const pictureForm =
  /^(?:https?:\/\/\S+|[a-z0-9][a-z0-9.-]*|(?!\.*\/|.*\/\.)[^\\:*?"<>|\0]+\.(?:jpe?g|png|webp|avif|gif|tiff?))$/i;

/** A picture of goods. */
export const goodsPicture = v.pipe(
  v.string(),
  v.maxLength(1000, 'is longer than 1000'),
  v.regex(pictureForm, 'is no picture'),
);

/** A line's values, or the reason why they can't be kept. */
export type ReadLine<Line> =
  | { readonly ok: true; readonly line: Line }
  | { readonly ok: false; readonly reason: string };

/** Checks what a line holds. */
export function readLine<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): ReadLine<v.InferOutput<Schema>> {
  if (value instanceof DamagedLine) return { ok: false, reason: value.reason };
  const read = v.safeParse(schema, value);
  if (read.success) return { ok: true, line: read.output };
  // A column of another name first: it explains which one is missing.
  const issues = read.issues.toSorted((one, other) => isUnknown(other) - isUnknown(one));
  const reasons = issues.map((issue) => `${v.getDotPath(issue) ?? 'line'} ${sentence(issue)}`);
  return { ok: false, reason: [...new Set(reasons)].slice(0, 5).join('; ') };
}

const isUnknown = (issue: v.BaseIssue<unknown>) => Number(issue.expected === 'never');

function sentence(issue: v.BaseIssue<unknown>): string {
  if (isUnknown(issue)) return 'is not known';
  if (issue.input === undefined) return 'is missing';
  return issue.message.startsWith('Invalid ') ? 'is not of the right kind' : issue.message;
}

/** Letters and digits with hyphens between them, as an address has them. */
export function slugOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '') || 'x';
}
