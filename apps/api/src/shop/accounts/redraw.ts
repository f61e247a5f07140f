import { sharp } from '../../adapters/media/sharp.ts';
import { createQueue } from '../../platform/runtime/queue.ts';

/** In pixels, above any camera's resolution. */
const mostPixels = 60_000_000;

/** In bytes, while a picture is decoded. */
const mostDecoded = 120_000_000;

/** The longer side of a stored picture: enough to read a document. */
const keptPixels = 2400;

/**
 * One form at a time: each may take `mostDecoded` of memory and seconds of a core. What waits holds its
 * files, of 10 MB at most; a telephone's photograph takes a quarter of a second.
 */
const forms = createQueue({
  most: 1,
  room: 4,
  quickRoom: 12,
  quickMs: 3_000,
  usualMs: 250,
});

/** Does a form's work in its turn; undefined when too many wait, see {@link redrawRetryAfter}. */
export const takeTurn = forms.run;

/** Retry-After in seconds: by then the forms that wait now were done. */
export function redrawRetryAfter(): number {
  return Math.max(1, Math.ceil(forms.expectedWaitMs() / 1000));
}

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
