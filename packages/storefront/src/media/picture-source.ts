import type { ImageSource } from '@ponte/ui/picture';

/** How large a picture stands on the page at most, in CSS pixels. */
export interface PictureShape {
  readonly width: number;
  readonly height: number;
}

/** Goods are shown on squares: how large on their own page, on a card, in the cart. */
export const goodsShapes = {
  page: { width: 640, height: 640 },
  card: { width: 320, height: 320 },
  line: { width: 96, height: 96 },
} as const satisfies Record<string, PictureShape>;

/** Screens have up to this many pixels to a CSS pixel; more are not seen. */
const densest = 2;

/** `/media/<key>.webp`, as the store's API names a picture's default size. */
const mediaAddress = /^(.*\/media\/[a-z0-9.-]+)\.webp$/;

/**
 * A picture in every form and useful width in which the media server delivers it. An address of another
 * kind is shown as it is.
 *
 * @param url the picture's address on the wire; null shows the placeholder
 * @param widths the widths that the media server has, in pixels, ascending
 */
export function pictureSource(
  url: string | null | undefined,
  alt: string,
  widths: readonly number[],
  shape: PictureShape = goodsShapes.page,
): ImageSource | null {
  if (!url) return null;
  const base = mediaAddress.exec(url)?.[1];
  if (base === undefined) return { src: url, alt, ...shape };
  const enough = shape.width * densest;
  const useful = widths.filter((_, index) => (widths[index - 1] ?? 0) < enough);
  const srcSet = (format: string) =>
    useful.map((width) => `${base}-${width}.${format} ${width}w`).join(', ');
  return {
    src: `${base}-${nearest(widths, shape.width)}.webp`,
    srcSet: { avif: srcSet('avif'), webp: srcSet('webp') },
    alt,
    ...shape,
  };
}

function nearest(widths: readonly number[], wanted: number): number {
  return widths.find((width) => width >= wanted) ?? widths.at(-1) ?? wanted;
}
