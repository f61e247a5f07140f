import type { Sharp } from 'sharp';
import type { PictureFormat } from './picture-name.ts';
import { sharp } from './sharp.ts';

/** SVG markup with its full size in pixels. */
export interface DrawnPicture {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/** The density (dpi) at which an SVG unit is one pixel. */
const unitDensity = 72;

export async function renderPicture(
  { svg, width: drawnWidth }: DrawnPicture,
  width: number,
  format: PictureFormat,
): Promise<Buffer> {
  const density = Math.min(Math.max((unitDensity * width) / drawnWidth, 1), 2400);
  return written(sharp(Buffer.from(svg), { density }).resize({ width }), format);
}

/** Renders a picture of pixels, which gets no larger: a browser enlarges it as well. */
export async function scalePicture(
  bytes: Uint8Array,
  width: number,
  format: PictureFormat,
): Promise<Buffer> {
  return written(sharp(bytes).resize({ width, withoutEnlargement: true }), format);
}

function written(source: Sharp, format: PictureFormat): Promise<Buffer> {
  const picture = source.flatten({ background: '#ffffff' });
  return format === 'avif'
    ? picture.avif({ quality: 55, effort: 1 }).toBuffer()
    : picture.webp({ quality: 80, effort: 3, smartSubsample: true }).toBuffer();
}
