/** What a file to import is, by its name and its first bytes. */
import { open } from 'node:fs/promises';
import { extname } from 'node:path';
import { UnreadableFile } from './unreadable-file.ts';

export type FileForm = 'table' | 'sheets' | 'jsonLines';

const forms: Readonly<Record<string, FileForm>> = {
  '.csv': 'table',
  '.tsv': 'table',
  '.txt': 'table',
  '.xlsx': 'sheets',
  '.xlsm': 'sheets',
};

/** Spreadsheets that are not read, whatever is in them. */
const otherSheets: ReadonlySet<string> = new Set(['.xls', '.xlsb', '.ods', '.numbers']);

const zip = [0x50, 0x4b, 0x03, 0x04];
const ole = [0xd0, 0xcf, 0x11, 0xe0];

/** @throws UnreadableFile when it is a spreadsheet that is not read, or has another's name */
export async function formOf(path: string): Promise<FileForm> {
  const name = extname(path).toLowerCase();
  const form = forms[name] ?? 'jsonLines';
  const start = await startOf(path);
  const begins = (bytes: readonly number[]) => bytes.every((byte, at) => start[at] === byte);
  // An .xlsx with a password is such a file too.
  if (begins(ole)) {
    throw new UnreadableFile({ says: form === 'sheets' ? 'oldOrProtected' : 'oldExcel' });
  }
  if (begins(zip) && form !== 'sheets' && !otherSheets.has(name)) {
    throw new UnreadableFile({ says: 'renamedXlsx' });
  }
  if (otherSheets.has(name) || (form === 'sheets' && !begins(zip))) {
    throw new UnreadableFile({ says: 'noXlsx' });
  }
  return form;
}

async function startOf(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(zip.length));
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
