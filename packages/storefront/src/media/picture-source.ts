import type { ImageSource } from '@ponte/ui/picture';

/** How large a picture stands on the page at most, in CSS pixels. */
export interface PictureShape {
  readonly width: number;
  readonly height: number;
  /** How wide it stands there at least, where that is known. */
  readonly least?: number;
}

/** Goods are shown on squares: how large on their own page, on a card, in the cart. */
export const goodsShapes = {
  page: { width: 640, height: 640 },
  card: { width: 320, height: 320, least: 128 },
  line: { width: 96, height: 96 },
} as const satisfies Record<string, PictureShape>;

/** Screens have up to this many pixels to a CSS pixel; more are not seen. */
const densest = 2;

/** `/media/<key>.webp`, as the store's API names a picture's default size. */
const mediaAddress = /^(.*\/media\/[a-z0-9.-]+)\.webp$/;

/**
 * A picture in every useful width as AVIF, and in one as WebP for browsers of before 2024 that do not
 * know that: a choice of those too would be an eighth of a list's HTML. An address of another kind
 * is shown as it is.
 *
 * @param url the picture's address on the wire; null shows the placeholder
 * @param widths the widths that the media server has, in pixels, ascending
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
