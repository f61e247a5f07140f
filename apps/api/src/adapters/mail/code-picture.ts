import { encode } from 'uqr';
import { sharp } from '../media/sharp.ts';

/** By which a mail's page refers to the picture that it carries. */
export const codePictureId = 'code@mail';

/** Pixels of a module, so that nothing blurs on screens of two pixels a point. */
const scale = 12;

/** A QR code as PNG, with its quiet zone. */
export async function codePicture(code: string): Promise<Uint8Array> {
  const { data, size } = encode(code, { ecc: 'M', border: 3 });
  const pixels = Uint8Array.from(data.flat(), (dark) => (dark ? 0 : 255));
  return sharp(pixels, { raw: { width: size, height: size, channels: 1 } })
    .resize(size * scale, size * scale, { kernel: 'nearest' })
    .png({ palette: true })
    .toBuffer();
}
