/** What the columns of files to import hold, and the sentences for what they don't. */
import { oneLine } from '@ponte/contract/rules/one-line';
import * as v from 'valibot';
import { splitParts } from '../../platform/spreadsheet/list-cell.ts';
import { isSentence, type Problem, type SentenceName } from './sentences/sentences.ts';
import { DamagedLine } from './table.ts';

/** The name of the sentence that says what is wrong, as a message of the schema. */
export const says = (name: SentenceName): SentenceName => name;

/** A text of one line, of at most `most` characters. */
export const text = (most: number) =>
  v.pipe(
    v.string(),
    v.check((value) => !value.includes('\0'), says('nullCharacter')),
    v.transform(oneLine),
    v.maxLength(most, says('tooLong')),
  );

/** A text that has to be there. */
export const needed = (most: number) => v.pipe(text(most), v.minLength(1, says('missing')));

/** A text that may be left out. */
export const optional = (most: number) => v.optional(text(most), '');

/**
 * A text, or what programs write in its place. A union would note of each cell that it is none of the others,
 * which takes a twentieth of an import.
 */
export const textOr = <Other>(isOther: (value: unknown) => value is Other) =>
  v.custom<string | Other>((value) => typeof value === 'string' || isOther(value));

export const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && !Number.isNaN(value);

const isFlagOrNumber = (value: unknown): value is boolean | number =>
  typeof value === 'boolean' || isNumber(value);

const isNumberOrNull = (value: unknown): value is number | null =>
  value === null || isNumber(value);

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((part) => typeof part === 'string');

const yes = ['true', '1', 'sim', 'sí', 'si', 'verdadeiro', 'verdadero'];

/** Yes and no, as spreadsheets of either country write them; an empty cell is `fallback`. */
export const flag = (fallback: boolean) =>
  v.pipe(
    textOr(isFlagOrNumber),
    v.transform((value) => String(value).trim().toLowerCase()),
    v.transform((value) => (value === '' ? String(fallback) : value)),
    v.picklist([...yes, 'false', '0', 'não', 'nao', 'no', 'falso'], says('noYesOrNo')),
    v.transform((value) => yes.includes(value)),
  );

/** A list, or its parts in one cell. */
export const list = (parts: v.GenericSchema<string, string>) =>
  v.pipe(
    textOr(isTexts),
    v.transform((value) => (typeof value === 'string' ? splitParts(value) : value)),
    v.transform((values) => values.map(oneLine).filter((value) => value !== '')),
    v.array(parts),
    v.maxLength(100, says('tooManyParts')),
  );

/** A whole number written as `form` says; an empty cell is `fallback`. */
export const whole = <Fallback extends number | null>(
  form: RegExp,
  fallback: Fallback,
  problem: SentenceName,
) =>
  v.pipe(
    textOr(isNumberOrNull),
    v.transform((value) => (value === null ? '' : String(value).trim())),
    v.check((value) => value === '' || form.test(value), problem),
    v.transform((value) => (value === '' ? fallback : Number(value))),
  );

/** The id in the shop that goods move from, so that links to them stay right. */
export const id = v.optional(whole(/^[1-9]\d{0,8}$/, null, 'noId'), null);

/** The longest last part of an address that a page takes. */
export const longestSlug = 200;

/** The last part of an address. */
export const slug = v.optional(
  v.pipe(text(longestSlug), v.regex(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/, says('noSlug'))),
  '',
);

/** A picture: an address, a file beside what is imported, or the key of one that the shop has. */
export const pictureForm =
  /^(?:https?:\/\/\S+|[a-z0-9][a-z0-9.-]*|[^:*?"<>|\0]+\.(?:jpe?g|png|webp|avif|gif|tiff?))$/i;

/** A picture of goods. One that can't be had keeps nothing out: `takePictures` says so. */
export const goodsPicture = v.string();

/** A line's values, or the problems because of which they can't be kept. */
export type ReadLine<Line> =
  | { readonly ok: true; readonly line: Line }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Reports of a line with more problems say the first of them. */
const mostProblems = 5;

/** Checks what a line holds. */
export function readLine<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): ReadLine<v.InferOutput<Schema>> {
  if (value instanceof DamagedLine) return { ok: false, problems: [value.problem] };
  const read = v.safeParse(schema, value);
  if (read.success) return { ok: true, line: read.output };
  // A column of another name first: it explains which one is missing.
  const issues = read.issues.toSorted((one, other) => isUnknown(other) - isUnknown(one));
  return { ok: false, problems: issues.slice(0, mostProblems).map(problemOf) };
}

const isUnknown = (issue: v.BaseIssue<unknown>) => Number(issue.expected === 'never');

function problemOf(issue: v.BaseIssue<unknown>): Problem {
  const field = v.getDotPath(issue) ?? 'line';
  if (isUnknown(issue)) return { field, says: 'unknownField' };
  if (issue.input === undefined) return { field, says: 'missing' };
  if (!isSentence(issue.message)) return { field, says: 'wrongKind' };
  const most = issue.requirement;
  return {
    field,
    says: issue.message,
    ...(typeof most === 'number' && { values: { most } }),
  };
}

/** Letters and digits with hyphens between them, as an address has them. */
export function slugOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '') || 'x';
}
