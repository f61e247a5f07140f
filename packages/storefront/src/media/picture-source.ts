import type { ImageSource } from '@ponte/ui/picture';

/** A picture's proportions in pixels; only their relation matters. */
export interface PictureShape {
  readonly width: number;
  readonly height: number;
}

/** Goods are shown on squares. */
const square: PictureShape = { width: 640, height: 640 };

/** `/media/<key>.webp`, as the store's API names a picture's default size. */
const mediaAddress = /^(.*\/media\/[a-z0-9.-]+)\.webp$/;

/**
 * A picture in every width and form in which the media server delivers it. An address of another
 * kind is shown as it is.
 *
 * @param url the picture's address on the wire; null shows the placeholder
 * @param widths the widths that the media server has, in pixels, ascending
 */
export function pictureSource(
  url: string | null | undefined,
  alt: string,
  widths: readonly number[],
  shape: PictureShape = square,
): ImageSource | null {
  if (!url) return null;
  const base = mediaAddress.exec(url)?.[1];
  if (base === undefined) return { src: url, alt, ...shape };
  const srcSet = (format: string) =>
    widths.map((width) => `${base}-${width}.${format} ${width}w`).join(', ');
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
