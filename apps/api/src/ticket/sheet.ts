/** The paper that tickets are printed on: its size, colours and type. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';

/** A document that is being drawn. */
export type Sheet = PDFKit.PDFDocument;

/** A4, in points. */
export const paper = { width: 595.28, height: 841.89 };

/** Empty paper on each side, in points. */
export const margin = 48;

/** What is between the margins, in points. */
export const inner = paper.width - 2 * margin;

/** Where a page’s content ends and its foot begins, in points from the top. */
export const contentEnd = paper.height - 72;

/** The shop’s colours, as its theme has them. */
export const colours = {
  gold: '#ffb81c',
  goldSoft: '#fff3d6',
  ink: '#1a1f1c',
  muted: '#59625d',
  line: '#dfe3df',
};

/**
 * The shop’s type as files that hold all of their signs: web fonts come in parts, and the guarani
 * sign is in another one than the letters of Portuguese.
 */
const readFonts = () =>
  Promise.all([
    readFont(import.meta.resolve('@expo-google-fonts/archivo/400Regular/Archivo_400Regular.ttf')),
    readFont(import.meta.resolve('@expo-google-fonts/archivo/700Bold/Archivo_700Bold.ttf')),
  ]);

const readFont = (address: string) => readFile(fileURLToPath(address));

/** What a new sheet says of itself. */
export interface SheetOptions {
  readonly title: string;
  readonly locale: string;
  readonly date: Date;
}

/** An empty document whose pages stay open until it ends, so that each can say how many there are. */
export async function openSheet({ title, locale, date }: SheetOptions): Promise<Sheet> {
  const [regular, bold] = await readFonts();
  const sheet = new PDFDocument({
    size: 'A4',
    // What is drawn decides itself when a page is full.
    margin: 0,
    bufferPages: true,
    displayTitle: true,
    lang: locale,
    info: { Title: title, Author: 'Ponte', CreationDate: date },
  });
  sheet.registerFont('regular', regular);
  sheet.registerFont('bold', bold);
  return sheet;
}

/** Ends a document and gives its bytes. */
export function closeSheet(sheet: Sheet): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  return new Promise((resolve, reject) => {
    sheet.on('data', (chunk: Buffer) => chunks.push(new Uint8Array(chunk)));
    sheet.on('end', () => resolve(new Blob(chunks, { type: 'application/pdf' })));
    sheet.on('error', reject);
    sheet.end();
  });
}
