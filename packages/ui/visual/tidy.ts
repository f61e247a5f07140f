import { readdirSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { keyStories } from './stories.ts';

// After accepting: pictures of stories that are no more go, the others get smaller, pixel for pixel.
const pictures = join(import.meta.dirname, 'pictures');
const wanted = new Set(keyStories().map(({ picture }) => join(...picture)));
const folders = readdirSync(pictures, { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
);

let count = 0;
let bytes = 0;
for (const { name } of folders) {
  const folder = join(pictures, name);
  for (const file of readdirSync(folder)) {
    if (!wanted.has(join(name, file))) {
      rmSync(join(folder, file));
      continue;
    }
    const before = await readFile(join(folder, file));
    const after = await sharp(before).removeAlpha().png({ compressionLevel: 9 }).toBuffer();
    if (after.length < before.length) await writeFile(join(folder, file), after);
    count += 1;
    bytes += Math.min(after.length, before.length);
  }
}
process.stdout.write(`${count} pictures, ${(bytes / 1e6).toFixed(1)} MB\n`);
