import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import {
  fileNameOf,
  offersWidth,
  readPictureName,
  type PictureFormat,
  type PictureName,
} from './picture-name.ts';
import { placeholder } from './placeholder.ts';
import { renderPicture, scalePicture, type DrawnPicture } from './render.ts';
import type { FindStored, FoundPicture } from './stored-pictures.ts';

export interface Picture {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: `image/${PictureFormat}`;
  readonly etag: string;
  /** False for a placeholder, in whose place the picture may come at any time. */
  readonly isFinal: boolean;
}

export interface Media {
  /** Drawn on demand; undefined for an unknown name. */
  find(name: string): Promise<Picture | undefined>;
}

export interface MediaOptions {
  readonly folder: string;
  readonly draw: (key: string) => DrawnPicture | undefined;
  /** Pictures that were brought into the shop; none by default. */
  readonly stored?: FindStored;
  /** Concurrent drawings; the rest of the machine is for API calls. */
  readonly drawnAtOnce: number;
}

/** A picture that can be rendered in any width; undefined bytes when its file is lost. */
interface Source {
  readonly offers: (width: number) => boolean;
  readonly render: (name: PictureName) => Promise<Uint8Array | undefined>;
}

export function createMedia({ folder, draw, drawnAtOnce, stored }: MediaOptions): Media {
  const limited = pLimit(drawnAtOnce);
  const underway = new Map<string, Promise<Bytes | undefined>>();

  const make = async ({ render }: Source, name: PictureName): Promise<Bytes | undefined> => {
    const bytes = await limited(() => render(name));
    if (bytes) await keep(folder, fileNameOf(name), bytes);
    return bytes && new Uint8Array(bytes);
  };
  const take = async (source: Source, name: PictureName) =>
    (await readKept(join(folder, fileNameOf(name)))) ?? make(source, name);
  // Concurrent requests share even the look-up of the file: a slow one that fails would otherwise
  // draw twice.
  const takeOnce = (source: Source, name: PictureName) => {
    const file = fileNameOf(name);
    const known = underway.get(file);
    if (known) return known;
    const taking = take(source, name).finally(() => underway.delete(file));
    underway.set(file, taking);
    return taking;
  };
  const sourceOf = async (key: string): Promise<Source | 'waiting' | undefined> => {
    const drawn = draw(key);
    if (drawn) return drawnSource(drawn);
    const found = await stored?.(key);
    return found === undefined || found === 'waiting' ? found : storedSource(found);
  };

  return {
    find: async (text) => {
      const name = readPictureName(text);
      const source = name && (await sourceOf(name.key));
      if (!name || !source) return undefined;
      if (source !== 'waiting') {
        if (!source.offers(name.width)) return undefined;
        const bytes = await takeOnce(source, name);
        if (bytes) return pictureOf(name, bytes, true);
      }
      const shown = { ...name, key: placeholderKey };
      const bytes = await takeOnce(drawnSource(placeholder), shown);
      return bytes && pictureOf(shown, bytes, false);
    },
  };
}

type Bytes = Uint8Array<ArrayBuffer>;

/** No key of a drawing or of a stored picture is like it. */
const placeholderKey = 'missing-picture';

function pictureOf(name: PictureName, bytes: Bytes, isFinal: boolean): Picture {
  return {
    bytes,
    type: `image/${name.format}`,
    // A key always names the same picture, so the name identifies the content.
    etag: `"${fileNameOf(name)}"`,
    isFinal,
  };
}

function drawnSource(drawn: DrawnPicture): Source {
  const { width } = drawn;
  return {
    offers: (asked) => offersWidth(asked, width),
    render: (name) => renderPicture(drawn, name),
  };
}

/** In all widths: who asks for one does not know whether it is a banner's. */
function storedSource({ read }: FoundPicture): Source {
  return {
    offers: () => true,
    render: async (name) => {
      const bytes = await read();
      return bytes && scalePicture(bytes, name);
    },
  };
}

async function readKept(path: string): Promise<Bytes | undefined> {
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
