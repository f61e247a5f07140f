/** The pictures that lines name: addresses, files beside them, and drawings of the shop. */
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../db/client.ts';
import type { pictures } from '../db/schema/index.ts';
import { largestPicture, NoPicture } from '../media/fetch-picture.ts';
import { wantPictures } from '../media/picture-jobs.ts';
import {
  holdPictures,
  isStoredKey,
  keepPictures,
  pictureKeyOf,
  storePicture,
} from '../media/stored-pictures.ts';
import type { Storage } from '../storage/storage.ts';

/** The keys by which goods name their pictures, or why there is one that can't be had. */
export type TakenPictures =
  | { readonly ok: true; readonly keys: readonly string[] }
  | { readonly ok: false; readonly reason: string };

export interface PictureIntake {
  /** Files are stored at once; addresses are fetched later. */
  take(named: readonly string[]): Promise<TakenPictures>;
  /** Writes down what was taken since the last time, in the transaction of the goods. */
  write(db: Db): Promise<void>;
}

export interface PictureFiles {
  /** Paths are relative to it. */
  readonly folder: string;
  readonly storage: Storage;
}

const isAddress = (named: string): boolean => /^https?:/.test(named);

/** Whether a picture is named by its file; keys of drawings have no such ending. */
const isFile = (named: string): boolean => /\.(?:jpe?g|png|webp|avif|gif|tiff?)$/i.test(named);

/**
 * @param files where files may be; without it only addresses and drawings are taken
 * @param tx where stored pictures are looked up, and held until it ends; without it any key is taken
 */
export function takePictures(files?: PictureFiles, tx?: Db): PictureIntake {
  const known = new Map<string, string | NoPicture>();
  let addresses: string[] = [];
  let stored: (typeof pictures.$inferInsert)[] = [];

  const takeOne = async (named: string): Promise<string | NoPicture> => {
    if (isAddress(named)) {
      addresses.push(named);
      return pictureKeyOf(named);
    }
    if (tx && isStoredKey(named) && !(await holdPictures(tx, [named])).has(named)) {
      return new NoPicture('the shop has no such picture');
    }
    if (!isFile(named)) return named;
    if (!files) return new NoPicture('files are taken beside what is imported');
    try {
      const bytes = await readBounded(join(files.folder, named));
      const key = pictureKeyOf(bytes);
      stored.push({ key, ...(await storePicture(files.storage, bytes)) });
      return key;
    } catch (error) {
      if (error instanceof NoPicture) return error;
      throw error;
    }
  };
  return {
    take: async (named) => {
      const keys = [];
      for (const one of named) {
        const key = known.get(one) ?? (await takeOne(one));
        known.set(one, key);
        if (key instanceof NoPicture) return { ok: false, reason: `${one}: ${key.message}` };
        keys.push(key);
      }
      return { ok: true, keys };
    },
    write: async (db) => {
      const [wanted, rows] = [addresses, stored];
      addresses = [];
      stored = [];
      await wantPictures(db, wanted);
      await keepPictures(db, rows);
    },
  };
}

/** @throws NoPicture when there is no such file, or it is too large */
async function readBounded(path: string): Promise<Uint8Array> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) throw new NoPicture('there is no such file');
  if (found.size > largestPicture) {
    throw new NoPicture(`it is larger than ${largestPicture >> 20} MB`);
  }
  return readFile(path);
}
