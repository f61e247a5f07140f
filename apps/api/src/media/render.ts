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
  const picture = sharp(Buffer.from(svg), { density })
    .resize({ width })
    .flatten({ background: '#ffffff' });
  return format === 'avif'
    ? picture.avif({ quality: 55, effort: 1 }).toBuffer()
    : picture.webp({ quality: 80, effort: 3, smartSubsample: true }).toBuffer();
}
