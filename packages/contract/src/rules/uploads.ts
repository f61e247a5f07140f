import * as v from 'valibot';
import {
  uploadEndings,
  uploadLimit,
  uploadTypesOf,
  type UploadForm,
  type UploadType,
} from '../limits.ts';
import type { Problem, Rule } from './rule.ts';

/** What a browser's and a server's `File` have in common, as far as the rules look. */
export interface Upload {
  /** Its name; a file that never had one makes no claim by it. */
  readonly name?: string;
  readonly size: number;
  slice(start: number, end: number): { arrayBuffer(): Promise<ArrayBuffer> };
}

/** The bytes that files of each type begin with. */
const signatures: readonly (readonly [UploadType, string])[] = [
  ['image/png', '\x89PNG\r\n\x1a\n'],
  ['image/jpeg', '\xff\xd8\xff'],
  ['image/gif', 'GIF87a'],
  ['image/gif', 'GIF89a'],
  ['application/pdf', '%PDF-'],
];

/** How many bytes of a file {@link typeOfContent} looks at. */
const signatureLength = 16;

/** What a file is by its first bytes; undefined when it is nothing that may be uploaded. */
export function typeOfContent(bytes: Uint8Array): UploadType | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, signatureLength));
  return signatures.find(([, signature]) => start.startsWith(signature))?.[0];
}

/** What a file is by its first bytes, which alone are read. */
export async function typeOf(file: Upload): Promise<UploadType | undefined> {
  return typeOfContent(new Uint8Array(await file.slice(0, signatureLength).arrayBuffer()));
}

/** The types that a file's name claims to be; undefined when it claims nothing. */
function endingOf({ name }: Pick<Upload, 'name'>): string | undefined {
  return name === undefined ? undefined : /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase();
}

/** What is wrong with a file by what can be told without reading it. */
function outsideProblem(file: Upload, form: UploadForm): Rule | undefined {
  if (file.size > uploadLimit) return 'fileSizeError';
  const ending = endingOf(file);
  const fits = uploadTypesOf[form].some((type) =>
    uploadEndings[type].some((known) => known === ending),
  );
  return ending === undefined || fits ? undefined : 'fileTypeError';
}

/**
 * What is wrong with a file, by content as well as by name (decision 25): what is called a picture
 * and is a PDF was not meant to be what it is. Reads its first bytes only.
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

/** A file that has to be there. Its content is for {@link uploadProblem}, when it is chosen. */
/* @__NO_SIDE_EFFECTS__ */
export const requiredUpload = (form: UploadForm) =>
  v.pipe(
    v.custom<Upload | null | undefined>(() => true),
    v.custom<Upload>(isUpload, 'required' satisfies Rule),
    ...rightOutside(form),
  );

/** A file that may be there. */
/* @__NO_SIDE_EFFECTS__ */
export const optionalUpload = (form: UploadForm) =>
  v.nullish(
    v.pipe(v.custom<Upload>(isUpload, 'fileTypeError' satisfies Rule), ...rightOutside(form)),
  );
