/** Pictures of documents, drawn anew. */
import { sharp } from '../media/sharp.ts';
import { createQueue } from '../runtime/limit.ts';

/** The most pixels of a picture, above any camera's. */
const mostPixels = 60_000_000;

/** The most memory that a picture may take while it is decoded, in bytes. */
const mostDecoded = 120_000_000;

/** The longer side of a kept picture: enough to read a document. */
const keptPixels = 2400;

/** How many forms wait while the pictures of another are drawn. A form takes seconds at most. */
export const formsWaiting = 4;

/** When to come again for whom there was no room, in seconds: by then the others have had their turn. */
export const redrawRetryAfter = 20;

/** Pictures are drawn for one form at a time: each may take `mostDecoded`, and seconds of a core. */
export const takeTurn = createQueue(1, formsWaiting);

/** A picture as JPEG, or why there is none. */
export type Redrawn = Uint8Array | 'broken' | 'too large';

/**
 * Draws a picture anew as JPEG, without place, device and whatever else was in the file. Its head is
 * read first: what would take too much memory is not decoded at all.
 */
export async function redraw(bytes: Uint8Array): Promise<Redrawn> {
  try {
    if ((await decodedBytes(bytes)) > mostDecoded) return 'too large';
    return await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .rotate()
      .resize({ width: keptPixels, height: keptPixels, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 85 })
      .toBuffer();
  } catch {
    return 'broken';
  }
}

/** How much memory the decoder of a picture takes, as the picture's head has it. */
async function decodedBytes(bytes: Uint8Array): Promise<number> {
  const head = await sharp(bytes, { limitInputPixels: false }).metadata();
  const { width, height, channels, depth, format, isProgressive } = head;
  if (format === 'jpeg') {
    // Cameras' JPEGs are decoded line by line; of progressive ones all coefficients, of 16 bits, are kept.
    return isProgressive ? width * height * channels * 2 : 0;
  }
  return width * height * channels * (depth === 'uchar' ? 1 : 2);
}
