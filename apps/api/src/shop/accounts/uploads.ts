import type { UploadForm } from '@ponte/contract/limits';
import { typeOf, typeOfContent, uploadProblem } from '@ponte/contract/rules/uploads';
import type { DocumentSide } from '../../platform/db/schema/index.ts';
import { fieldTexts, texts, type Text } from '../../platform/http/failure-texts.ts';
import { invalid, success, type FailureOf, type Result } from '../../platform/http/failure.ts';
import { FormErrors } from './field-rules.ts';
import { redraw, redrawRetryAfter, takeTurn } from './redraw.ts';

/** A file whose content matches its type, without metadata. */
export interface SafeDocument {
  readonly bytes: Uint8Array;
  readonly type: 'image/jpeg' | 'application/pdf';
}

export interface Uploads {
  readonly frente?: Blob | undefined;
  readonly verso?: Blob | undefined;
}

const tooLarge: Text = {
  pt: 'O arquivo deve ter no máximo 5 MB.',
  es: 'El archivo debe tener como máximo 5 MB.',
};

const tooDetailed: Text = {
  pt: 'A imagem tem resolução alta demais. Envie uma menor.',
  es: 'La imagen tiene una resolución demasiado alta. Envíe una más pequeña.',
};

/** The file types that each form accepts (accounts.md §9). */
const wrongType: Readonly<Record<UploadForm, Text>> = {
  registration: {
    pt: 'O arquivo deve ser PNG, JPG, GIF ou PDF.',
    es: 'El archivo debe ser PNG, JPG, GIF o PDF.',
  },
  profile: {
    pt: 'O arquivo deve ser PNG, JPG ou PDF.',
    es: 'El archivo debe ser PNG, JPG o PDF.',
  },
};

export function requireUploads(errors: FormErrors, uploads: Uploads): void {
  for (const [name] of sides) if (!uploads[name]) errors.add(name, fieldTexts.required);
}

/** The cheap checks: size, name and first bytes (decision 25). */
export async function checkUploads(
  errors: FormErrors,
  uploads: Uploads,
  form: UploadForm,
): Promise<void> {
  for (const [name] of sides) {
    const file = uploads[name];
    const problem = file && (await uploadProblem(file, form));
    if (!problem) continue;
    errors.add(name, problem.rule === 'fileSizeError' ? tooLarge : wrongType[form]);
  }
}

/**
 * Reads files that passed {@link checkUploads}. Re-encoding pictures takes memory and time, so it
 * is queued and comes last, when nothing else is wrong with the form. A PDF is stored unchanged:
 * this server never displays it.
 * @param signal aborts when the client disconnects
 */
export async function readDocuments(
  uploads: Uploads,
  form: UploadForm,
  signal: AbortSignal,
): Promise<Result<Documents, FailureOf<422 | 503>>> {
  const files = sides.flatMap(([name, side]) => {
    const file = uploads[name];
    return file ? [{ name, side, file }] : [];
  });
  const types = await Promise.all(files.map(({ file }) => typeOf(file)));
  const read = () => readInTurn(files, form, signal);
  if (types.every((type) => type === 'application/pdf')) return read();
  return (await takeTurn(read)) ?? busy();
}

interface Upload {
  readonly name: keyof Uploads;
  readonly side: DocumentSide;
  readonly file: Blob;
}

const sides = [
  ['frente', 'front'],
  ['verso', 'back'],
] as const satisfies readonly (readonly [keyof Uploads, DocumentSide])[];

function busy(): FailureOf<503> {
  return { ok: false, status: 503, text: texts.unavailable, retryAfter: redrawRetryAfter() };
}

async function readInTurn(
  files: readonly Upload[],
  form: UploadForm,
  signal: AbortSignal,
): Promise<Result<Documents, FailureOf<422 | 503>>> {
  const errors = new FormErrors();
  const documents: Documents[number][] = [];
  for (const { name, side, file } of files) {
    if (signal.aborted) return busy();
    // Read only now: forms that wait in the queue hold no second copy.
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (typeOfContent(bytes) === 'application/pdf') {
      documents.push({ side, bytes, type: 'application/pdf' });
      continue;
    }
    const drawn = await redraw(bytes);
    if (drawn instanceof Uint8Array) documents.push({ side, bytes: drawn, type: 'image/jpeg' });
    else errors.add(name, drawn === 'broken' ? wrongType[form] : tooDetailed);
  }
  return errors.fields ? invalid(errors.fields) : success(documents);
}

export type Documents = readonly (SafeDocument & { readonly side: DocumentSide })[];
