import type { ResizeOptions, Sharp } from 'sharp';
import type { PictureName } from './picture-name.ts';
import { sharp } from './sharp.ts';

/** SVG markup with its full size in pixels. */
export interface DrawnPicture {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/** The density (dpi) at which an SVG unit is one pixel. */
const unitDensity = 72;

/** What is drawn of a picture. */
type Size = Omit<PictureName, 'key'>;

export async function renderPicture(
  { svg, width: drawnWidth }: DrawnPicture,
  size: Size,
): Promise<Buffer> {
  const density = Math.min(Math.max((unitDensity * size.width) / drawnWidth, 1), 2400);
  return written(sharp(Buffer.from(svg), { density }).resize(fitted(size)), size);
}

/**
 * Renders a picture of pixels. In its own shape it gets no larger: a browser enlarges it as well.
 */
export async function scalePicture(bytes: Uint8Array, size: Size): Promise<Buffer> {
  const withoutEnlargement = size.height === undefined;
  return written(sharp(bytes).resize({ ...fitted(size), withoutEnlargement }), size);
}

function fitted({ width, height }: Size): ResizeOptions {
  return height === undefined
    ? { width }
    : { width, height, fit: 'contain', background: '#ffffff' };
}

function written(source: Sharp, { format }: Size): Promise<Buffer> {
  const picture = source.flatten({ background: '#ffffff' });
  switch (format) {
    case 'avif':
      return picture.avif({ quality: 55, effort: 1 }).toBuffer();
    case 'webp':
      return picture.webp({ quality: 80, effort: 3, smartSubsample: true }).toBuffer();
    case 'png':
      return picture.png({ palette: true }).toBuffer();
    case 'jpeg':
      return picture.jpeg({ quality: 80, mozjpeg: true }).toBuffer();
  }
}
