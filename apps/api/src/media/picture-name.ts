/** Picture names in addresses: `{key}-{width}.{avif|webp}`, or `{key}.webp`. */

export type PictureFormat = 'avif' | 'webp';

/** In pixels, except for banners. */
const largestCommon = 1280;

const commonWidths = [96, 160, 320, 480, 640, 960, largestCommon] as const;

/** An additional width of banners. */
const bannerWidth = 1920;

/** The width when an address names none. */
const defaultWidth = 640;

export interface PictureName {
  readonly key: string;
  readonly width: number;
  readonly format: PictureFormat;
}

/**
 * Parses a picture's name; undefined when invalid. Only offered widths are valid, so nobody can
 * make the server draw thousands.
 */
export function readPictureName(name: string): PictureName | undefined {
  const match = /^([a-z0-9][a-z0-9.-]{0,150}?)(?:-([1-9]\d{1,3}))?\.(avif|webp)$/.exec(name);
  const [, key, digits, format] = match ?? [];
  if (key === undefined || (format !== 'avif' && format !== 'webp')) return undefined;
  if (digits === undefined) return { key, width: defaultWidth, format };
  const width = Number(digits);
  if (width === bannerWidth || commonWidths.some((common) => common === width)) {
    return { key, width, format };
  }
  return undefined;
}

/** The largest width exists only for drawings with enough detail. */
export function offersWidth(width: number, drawnWidth: number): boolean {
  return width !== bannerWidth || drawnWidth > largestCommon;
}

export function fileNameOf({ key, width, format }: PictureName): string {
  return `${key}-${width}.${format}`;
}
