import { readdirSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import sharp from 'sharp';
import type { RegionCode } from '../harness/region.ts';
import { widthOf } from './drawn.ts';
import { regionsOf } from './shot.ts';
import { shots } from './shots.ts';
import { staffShots } from './staff-shots.ts';

// After accepting: pictures of what is no more go, the others get as small as they can.
const kept = join(import.meta.dirname, 'kept');
const fileOf = (name: string, code: RegionCode) => join(name, `${widthOf[code]}-${code}.png`);
const wanted = new Set(
  [...shots, ...staffShots].flatMap((shot) =>
    regionsOf(shot).map((code) => fileOf(shot.name, code)),
  ),
);

/** As a comparison counts it: differences that no eye sees are none (playwright.config.ts). */
const seen = 35_215 * 0.04 ** 2;

/** How many pixels of a picture may differ so that fewer colours are kept of it. */
const most = 10;

const pixelsOf = (picture: Buffer) => sharp(picture).removeAlpha().raw().toBuffer();

/** How many pixels of two pictures of one size differ. */
function differing(one: Buffer, other: Buffer): number {
  let count = 0;
  for (let at = 0; at < one.length; at += 3) {
    const by = (part: number) => (one[at + part] ?? 0) - (other[at + part] ?? 0);
    const [red, green, blue] = [by(0), by(1), by(2)];
    const y = red * 0.299 + green * 0.587 + blue * 0.114;
    const i = red * 0.596 - green * 0.274 - blue * 0.322;
    const q = red * 0.211 - green * 0.523 + blue * 0.311;
    if (0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q > seen) count += 1;
  }
  return count;
}

/** The smallest form of a picture: with 256 colours if no difference is visible, otherwise with all. */
async function smallest(picture: Buffer): Promise<Buffer> {
  const whole = await sharp(picture).removeAlpha().png({ compressionLevel: 9 }).toBuffer();
  const few = await sharp(picture)
    .removeAlpha()
    .png({ palette: true, dither: 0, compressionLevel: 9 })
    .toBuffer();
  const alike = differing(await pixelsOf(picture), await pixelsOf(few)) <= most;
  return [picture, whole, ...(alike ? [few] : [])].reduce((best, next) =>
    next.length < best.length ? next : best,
  );
}

let count = 0;
let bytes = 0;
for (const entry of readdirSync(kept, { recursive: true, withFileTypes: true })) {
  const file = join(entry.parentPath, entry.name);
  if (!entry.isFile() || !file.endsWith('.png')) continue;
  if (!wanted.has(relative(kept, file))) {
    rmSync(file);
    continue;
  }
  const before = await readFile(file);
  // One that has few colours by now would lose some more each time.
  const { isPalette } = await sharp(before).metadata();
  const after = isPalette ? before : await smallest(before);
  if (after !== before) await writeFile(file, after);
  count += 1;
  bytes += after.length;
}
process.stdout.write(`${count} pictures, ${(bytes / 1e6).toFixed(1)} MB\n`);
