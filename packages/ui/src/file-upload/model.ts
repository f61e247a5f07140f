/** Kinds of files that the shop takes: pictures and PDF. */
export type FileKind = 'png' | 'jpeg' | 'gif' | 'pdf';

/** Why a file is refused: its name or content is of another kind, or it is too large. */
export type FileRefusal = 'type' | 'size';

/** What {@link checkFile} finds. */
export type FileCheck =
  | { readonly ok: true; readonly kind: FileKind }
  | { readonly ok: false; readonly reason: FileRefusal };

/** What may be given. */
export interface FileRules {
  /** By name and by content. */
  readonly kinds: readonly FileKind[];
  /** Largest size in bytes. */
  readonly maxBytes: number;
}

/** 5 MB, the most that the shop takes. */
export const defaultMaxBytes = 5_242_880;

interface Signature {
  readonly extensions: readonly string[];
  readonly mime: string;
  /** The first bytes of such a file, as Latin-1 text. */
  readonly head: RegExp;
}

const signatures: Readonly<Record<FileKind, Signature>> = {
  png: { extensions: ['.png'], mime: 'image/png', head: /^\x89PNG\r\n/ },
  jpeg: { extensions: ['.jpg', '.jpeg'], mime: 'image/jpeg', head: /^\xff\xd8\xff/ },
  gif: { extensions: ['.gif'], mime: 'image/gif', head: /^GIF8[79]a/ },
  // Readers accept up to a kilobyte of anything in front.
  pdf: { extensions: ['.pdf'], mime: 'application/pdf', head: /%PDF-/ },
};

/** For an input's `accept`. */
export function acceptOf(kinds: readonly FileKind[]): string {
  return kinds.flatMap((kind) => [...signatures[kind].extensions, signatures[kind].mime]).join(',');
}

/** The kind that a file's name promises, among those that may be given. */
function kindOfName(name: string, kinds: readonly FileKind[]): FileKind | undefined {
  const lower = name.toLowerCase();
  return kinds.find((kind) => signatures[kind].extensions.some((end) => lower.endsWith(end)));
}

/** Whether a file's name promises a picture, which can be made smaller. */
export function isPicture({ name }: Pick<File, 'name'>): boolean {
  return kindOfName(name, ['png', 'jpeg', 'gif']) !== undefined;
}

/** A problem that is found without reading the file; `undefined` for none. */
export function refusalAtSight(
  { name, size }: Pick<File, 'name' | 'size'>,
  { kinds, maxBytes }: FileRules,
): FileRefusal | undefined {
  if (!kindOfName(name, kinds)) return 'type';
  return size > maxBytes ? 'size' : undefined;
}

/**
 * Checks a file by name, size and content: a PDF renamed to .png is refused here, where the shopper
 * can choose another one, and not when the form has been sent.
 * A file that can't be read counts as one of another kind.
 */
export async function checkFile(file: File, rules: FileRules): Promise<FileCheck> {
  const refusal = refusalAtSight(file, rules);
  if (refusal) return { ok: false, reason: refusal };
  const kind = kindOfName(file.name, rules.kinds);
  const head = await readHead(file);
  return kind && signatures[kind].head.test(head)
    ? { ok: true, kind }
    : { ok: false, reason: 'type' };
}

async function readHead(file: File): Promise<string> {
  try {
    const bytes = new Uint8Array(await file.slice(0, 1024).arrayBuffer());
    return String.fromCharCode(...bytes);
  } catch {
    // The file was moved or its drive taken out since it was chosen.
    return '';
  }
}
