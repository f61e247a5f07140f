import * as v from 'valibot';
import {
  uploadEndings,
  uploadLimit,
  uploadTypesOf,
  type UploadForm,
  type UploadType,
} from '../limits.ts';
import type { Problem, Rule } from './rule.ts';

/** What the `File` of browsers and of servers have in common. */
export interface Upload {
  /** A file without a name makes no claim about its type. */
  readonly name?: string;
  readonly size: number;
  slice(start: number, end: number): { arrayBuffer(): Promise<ArrayBuffer> };
}

/** Leading bytes of each type. */
const signatures: readonly (readonly [UploadType, string])[] = [
  ['image/png', '\x89PNG\r\n\x1a\n'],
  ['image/jpeg', '\xff\xd8\xff'],
  ['image/gif', 'GIF87a'],
  ['image/gif', 'GIF89a'],
  ['application/pdf', '%PDF-'],
];

/** How many bytes {@link typeOfContent} reads. */
const signatureLength = 16;

/** A file's type by its leading bytes; undefined when it may not be uploaded. */
export function typeOfContent(bytes: Uint8Array): UploadType | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, signatureLength));
  return signatures.find(([, signature]) => start.startsWith(signature))?.[0];
}

/** The same, reading only those bytes. */
export async function typeOf(file: Upload): Promise<UploadType | undefined> {
  return typeOfContent(new Uint8Array(await file.slice(0, signatureLength).arrayBuffer()));
}

/** The types that a file's extension claims; undefined without an extension. */
function endingOf({ name }: Pick<Upload, 'name'>): string | undefined {
  return name === undefined ? undefined : /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase();
}

/** Problems that are found without reading the file. */
function outsideProblem(file: Upload, form: UploadForm): Rule | undefined {
  if (file.size > uploadLimit) return 'fileSizeError';
  const ending = endingOf(file);
  const fits = uploadTypesOf[form].some((type) =>
    uploadEndings[type].some((known) => known === ending),
  );
  return ending === undefined || fits ? undefined : 'fileTypeError';
}

/**
 * Checks content and name (decision 25): a PDF named like a picture is refused. Reads the leading
 * bytes only.
 */
export async function uploadProblem(file: Upload, form: UploadForm): Promise<Problem | undefined> {
  const outside = outsideProblem(file, form);
  if (outside === 'fileSizeError') return { rule: outside, limit: uploadLimit };
  if (outside) return { rule: outside };
  const type = await typeOf(file);
  const accepted = uploadTypesOf[form].find((one) => one === type);
  const ending = endingOf(file);
  const fits = accepted && (ending === undefined || uploadEndings[accepted].includes(ending));
  return fits ? undefined : { rule: 'fileTypeError' };
}

function isUpload(value: unknown): value is Upload {
  return typeof value === 'object' && value !== null && 'size' in value && 'slice' in value;
}

/* @__NO_SIDE_EFFECTS__ */
const rightOutside = (form: UploadForm) =>
  [
    v.check<Upload, Rule>(
      (file) => outsideProblem(file, form) !== 'fileSizeError',
      'fileSizeError',
    ),
    v.check<Upload, Rule>(
      (file) => outsideProblem(file, form) !== 'fileTypeError',
      'fileTypeError',
    ),
  ] as const;

/** A file, or none. Its content is checked by {@link uploadProblem} when it is chosen. */
/* @__NO_SIDE_EFFECTS__ */
export const optionalUpload = (form: UploadForm) =>
  v.nullish(
    v.pipe(v.custom<Upload>(isUpload, 'fileTypeError' satisfies Rule), ...rightOutside(form)),
  );
