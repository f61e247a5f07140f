import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { redraw } from './redraw.ts';

/** A PNG of a size that its head claims, with next to nothing in it. */
function pngOf(side: number, { bits = 8, colours = 6 }: { bits?: number; colours?: number } = {}) {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([bits, colours, 0, 0, 1], 8);
  const chunk = (name: string, data: Uint8Array) => {
    const named = Buffer.concat([Buffer.from(name), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(named), 4);
    return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
  };
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(64))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#ffffff' } });

describe('a picture whose head says that it takes too much memory is not decoded', () => {
  test.each([
    ['16 bits and four channels', pngOf(7740, { bits: 16 })],
    ['four channels', pngOf(5500)],
    ['more pixels than any camera', pngOf(30_000)],
    ['one channel', pngOf(11_000, { colours: 0 })],
  ])('with %s', async (_, bytes) => {
    expect(await redraw(bytes)).toBe('too large');
  });

  test('as a progressive JPEG, while a camera’s is decoded line by line', async () => {
    const jpegOf = (progressive: boolean) => blank(4500, 4500).jpeg({ progressive }).toBuffer();

    expect(await redraw(await jpegOf(true))).toBe('too large');
    expect(await redraw(await jpegOf(false))).toBeInstanceOf(Uint8Array);
  });
});

test('a picture that its head does not tell the truth about is broken', async () => {
  expect(await redraw(pngOf(100))).toBe('broken');
});

test('a picture is drawn upright, as small as can be read, and without its owner’s metadata', async () => {
  const taken = await blank(4800, 2400)
    .jpeg()
    .withExif({ IFD0: { Artist: 'Ana', Orientation: '6' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();

  const drawn = await redraw(taken);

  expect(drawn).toBeInstanceOf(Uint8Array);
  const head = await sharp(drawn instanceof Uint8Array ? drawn : undefined).metadata();
  expect([head.width, head.height, head.exif]).toEqual([1200, 2400, undefined]);
});
