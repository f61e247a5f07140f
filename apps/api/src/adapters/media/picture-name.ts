/**
 * Picture names in addresses: `{key}-{width}.{avif|webp}`, `{key}.webp`, `{key}-icon.png`,
 * `{key}-sharing.jpeg` or `{key}-mail.jpeg`.
 */

export type PictureFormat = 'avif' | 'webp' | 'png' | 'jpeg';

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
  /** The picture is shown whole on white of this height; in its own shape where it is missing. */
  readonly height?: number;
  readonly format: PictureFormat;
}

/** For those who show a picture outside of pages: a phone's apps and tabs, messengers, and mail programs. */
const elsewhere = {
  'icon.png': { width: 512, height: 512, format: 'png' },
  'sharing.jpeg': { width: 1200, height: 630, format: 'jpeg' },
  // Twice as large as it is shown, for screens of two pixels a point.
  'mail.jpeg': { width: 160, height: 160, format: 'jpeg' },
} as const;

const isElsewhere = (shape: string): shape is keyof typeof elsewhere => shape in elsewhere;

/**
 * Parses a picture's name; undefined when invalid. Only offered widths are valid, so that no caller
 * can make the server draw thousands.
 */
export function readPictureName(name: string): PictureName | undefined {
  const [, shown, shape = ''] = /^([a-z0-9][a-z0-9.-]{0,150}?)-([a-z]+\.[a-z]+)$/.exec(name) ?? [];
  if (shown !== undefined && isElsewhere(shape)) return { key: shown, ...elsewhere[shape] };
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
