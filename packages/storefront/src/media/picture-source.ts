import type { ImageSource } from '@ponte/ui/picture';

/** The largest size of a picture on the page, in CSS pixels. */
export interface PictureShape {
  readonly width: number;
  readonly height: number;
  /** The smallest width, if known. */
  readonly least?: number;
}

/** Products are shown on squares: on their page, on a card, in the cart. */
export const goodsShapes = {
  page: { width: 640, height: 640 },
  card: { width: 320, height: 320, least: 128 },
  line: { width: 96, height: 96 },
} as const satisfies Record<string, PictureShape>;

/** The highest device pixel ratio that makes a visible difference. */
const densest = 2;

/** The API's address of a picture in its default size. */
const mediaAddress = /^(.*\/media\/[a-z0-9.-]+)\.webp$/;

/**
 * A picture in every useful width as AVIF, and in one as WebP for browsers before 2024: a WebP
 * srcset would be an eighth of a list's HTML. Other addresses are used as they are.
 * @param url the picture's address; null shows the placeholder
 * @param widths the media server's widths in pixels, ascending
 */
export function pictureSource(
  url: string | null | undefined,
  alt: string,
  widths: readonly number[],
  { width, height, least = 0 }: PictureShape = goodsShapes.page,
): ImageSource | null {
  if (!url) return null;
  const base = mediaAddress.exec(url)?.[1];
  if (base === undefined) return { src: url, alt, width, height };
  const enough = width * densest;
  const useful = widths.filter((each, index) => each >= least && (widths[index - 1] ?? 0) < enough);
  const avif = useful.map((each) => `${base}-${each}.avif ${each}w`).join(', ');
  return {
    src: `${base}-${nearest(widths, width)}.webp`,
    srcSet: { avif },
    alt,
    width,
    height,
  };
}

function nearest(widths: readonly number[], wanted: number): number {
  return widths.find((width) => width >= wanted) ?? widths.at(-1) ?? wanted;
}
