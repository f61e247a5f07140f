import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';

export type Sheet = PDFKit.PDFDocument;

/** A4, in points. */
export const paper = { width: 595.28, height: 841.89 };

/** In points, on each side. */
export const margin = 48;

/** The width between the margins, in points. */
export const inner = paper.width - 2 * margin;

/** Where content ends and the footer begins, in points from the top. */
export const contentEnd = paper.height - 72;

/** The theme's colours. */
export const colours = {
  gold: '#ffb81c',
  goldSoft: '#fff3d6',
  ink: '#1a1f1c',
  muted: '#59625d',
  line: '#dfe3df',
};

/** Whole font files: web fonts come in subsets, and the guarani sign is not in the Latin one. */
const readFonts = () =>
  Promise.all([
    readFont(import.meta.resolve('@expo-google-fonts/archivo/400Regular/Archivo_400Regular.ttf')),
    readFont(import.meta.resolve('@expo-google-fonts/archivo/700Bold/Archivo_700Bold.ttf')),
  ]);

const readFont = (address: string) => readFile(fileURLToPath(address));

export interface SheetOptions {
  readonly author: string;
  readonly title: string;
  readonly locale: string;
  readonly date: Date;
}

/** An empty document whose pages are buffered, so that each can show the page count. */
export async function openSheet({ author, title, locale, date }: SheetOptions): Promise<Sheet> {
  const [regular, bold] = await readFonts();
  const sheet = new PDFDocument({
    size: 'A4',
    // Page breaks are decided where content is drawn.
    margin: 0,
    bufferPages: true,
    displayTitle: true,
    lang: locale,
    info: { Title: title, Author: author, CreationDate: date },
  });
  sheet.registerFont('regular', regular);
  sheet.registerFont('bold', bold);
  return sheet;
}

export function closeSheet(sheet: Sheet): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  return new Promise((resolve, reject) => {
    sheet.on('data', (chunk: Buffer) => chunks.push(new Uint8Array(chunk)));
    sheet.on('end', () => resolve(new Blob(chunks, { type: 'application/pdf' })));
    sheet.on('error', reject);
    sheet.end();
  });
}
