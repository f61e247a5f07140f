import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { fileNameOf, offersWidth, readPictureName, type PictureName } from './picture-name.ts';
import { renderPicture, type DrawnPicture } from './render.ts';

export interface Picture {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: 'image/avif' | 'image/webp';
  readonly etag: string;
}

export interface Media {
  /** Drawn on demand; undefined for an unknown name. */
  find(name: string): Promise<Picture | undefined>;
}

export interface MediaOptions {
  readonly folder: string;
  readonly draw: (key: string) => DrawnPicture | undefined;
  /** Concurrent drawings; the rest of the machine is for API calls. */
  readonly drawnAtOnce: number;
}

export function createMedia({ folder, draw, drawnAtOnce }: MediaOptions): Media {
  const limited = pLimit(drawnAtOnce);
  const underway = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  const make = async (picture: DrawnPicture, name: PictureName) => {
    const bytes = await limited(() => renderPicture(picture, name.width, name.format));
    await keep(folder, fileNameOf(name), bytes);
    return new Uint8Array(bytes);
  };
  const take = async (picture: DrawnPicture, name: PictureName) =>
    (await readKept(join(folder, fileNameOf(name)))) ?? make(picture, name);
  // Concurrent requests share even the look-up of the file: a slow one that fails would otherwise
  // draw twice.
  const takeOnce = (picture: DrawnPicture, name: PictureName) => {
    const file = fileNameOf(name);
    const known = underway.get(file);
    if (known) return known;
    const taking = take(picture, name).finally(() => underway.delete(file));
    underway.set(file, taking);
    return taking;
  };

  return {
    find: async (text) => {
      const name = readPictureName(text);
      const drawn = name && draw(name.key);
      if (!name || !drawn || !offersWidth(name.width, drawn.width)) return undefined;
      return {
        bytes: await takeOnce(drawn, name),
        type: `image/${name.format}`,
        // A key always names the same drawing, so the name identifies the content.
        etag: `"${fileNameOf(name)}"`,
      };
    },
  };
}

async function readKept(path: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return new Uint8Array(await readFile(path));
  } catch {
    return undefined;
  }
}

/** Writes atomically. On a full disk, pictures are drawn for each request. */
async function keep(folder: string, file: string, bytes: Uint8Array): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    const draft = join(folder, `${file}.${randomUUID()}.new`);
    await writeFile(draft, bytes);
    await rename(draft, join(folder, file));
  } catch {
    // The picture itself is drawn; only the next request has to draw it again.
  }
}
