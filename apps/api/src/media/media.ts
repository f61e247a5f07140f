import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createLimit } from '../runtime/limit.ts';
import { fileNameOf, offersWidth, readPictureName, type PictureName } from './picture-name.ts';
import { renderPicture, type DrawnPicture } from './render.ts';

/** A picture to answer with. */
export interface Picture {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: 'image/avif' | 'image/webp';
  readonly etag: string;
}

/** Finds pictures by the last part of their address. */
export interface Media {
  /** A picture, drawn if needed; undefined when the name is unknown. */
  find(name: string): Promise<Picture | undefined>;
}

/** Where pictures come from and where they are kept. */
export interface MediaOptions {
  readonly folder: string;
  readonly draw: (key: string) => DrawnPicture | undefined;
  /** How many pictures are drawn at once; the calls of the API need the rest of the machine. */
  readonly drawnAtOnce: number;
}

/** Pictures drawn when they are first asked for and kept as files from then on. */
export function createMedia({ folder, draw, drawnAtOnce }: MediaOptions): Media {
  const limited = createLimit(drawnAtOnce);
  const underway = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  const make = async (picture: DrawnPicture, name: PictureName) => {
    const bytes = await limited(() => renderPicture(picture, name.width, name.format));
    await keep(folder, fileNameOf(name), bytes);
    return new Uint8Array(bytes);
  };
  const take = async (picture: DrawnPicture, name: PictureName) =>
    (await readKept(join(folder, fileNameOf(name)))) ?? make(picture, name);
  // Whoever asks meanwhile shares even the look for a file: one that takes long to fail would have the
  // picture drawn again.
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
        // A key always means the same drawing, so its name alone identifies the content.
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

/** Writes a file so that no reader ever sees half of it. Without room for it, pictures are drawn each time. */
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
