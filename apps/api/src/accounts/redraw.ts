import { sharp } from '../media/sharp.ts';
import { createQueue } from '../runtime/queue.ts';

/** In pixels, above any camera's resolution. */
const mostPixels = 60_000_000;

/** In bytes, while a picture is decoded. */
const mostDecoded = 120_000_000;

/** The longer side of a stored picture: enough to read a document. */
const keptPixels = 2400;

/**
 * How many forms may wait while another's pictures are re-encoded. A form takes seconds at most.
 */
export const formsWaiting = 4;

/** Retry-After in seconds when the queue is full: by then it has drained. */
export const redrawRetryAfter = 20;

/** One form at a time: each may take `mostDecoded` of memory and seconds of a core. */
export const takeTurn = createQueue(1, formsWaiting);

export type Redrawn = Uint8Array | 'broken' | 'too large';

/**
 * Re-encodes a picture as JPEG, which drops location, device and all other metadata. Its header is
 * read first: a picture that would take too much memory is not decoded.
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

/** The memory that decoding takes, by the picture's header. */
async function decodedBytes(bytes: Uint8Array): Promise<number> {
  const head = await sharp(bytes, { limitInputPixels: false }).metadata();
  const { width, height, channels, depth, format, isProgressive } = head;
  if (format === 'jpeg') {
    // Baseline JPEGs are decoded line by line; progressive ones keep all 16-bit coefficients.
    return isProgressive ? width * height * channels * 2 : 0;
  }
  return width * height * channels * (depth === 'uchar' ? 1 : 2);
}
