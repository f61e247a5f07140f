/** Names of pictures as they stand in addresses: `{key}-{width}.{avif|webp}`, or `{key}.webp`. */

/** The formats that pictures are served in. */
export type PictureFormat = 'avif' | 'webp';

/** The largest width that any picture is served in, in pixels. */
const largestCommon = 1280;

/** The widths that any picture is served in. */
const commonWidths = [96, 160, 320, 480, 640, 960, largestCommon] as const;

/** What banners are served in besides. */
const bannerWidth = 1920;

/** The width of an address that names none. */
const defaultWidth = 640;

/** One file of a picture. */
export interface PictureName {
  readonly key: string;
  readonly width: number;
  readonly format: PictureFormat;
}

/**
 * Reads the last part of an address; undefined when it is no picture's name. A width is one of
 * those offered, so that nobody can make the server draw thousands.
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

/** Whether a picture comes in a width: the largest only where there is more to see in it. */
export function offersWidth(width: number, drawnWidth: number): boolean {
  return width !== bannerWidth || drawnWidth > largestCommon;
}

/** The name of a picture's file. */
export function fileNameOf({ key, width, format }: PictureName): string {
  return `${key}-${width}.${format}`;
}
