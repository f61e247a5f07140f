/** The pictures that lines name: addresses, files beside them, and drawings of the shop. */
import { readFile, stat } from 'node:fs/promises';
import { largestPicture, NoPicture, tooLarge } from '../../adapters/media/fetch-picture.ts';
import { wantPictures } from '../../adapters/media/picture-jobs.ts';
import {
  holdPictures,
  isStoredKey,
  keepPictures,
  pictureKeyOf,
  storePicture,
} from '../../adapters/media/stored-pictures.ts';
import type { Storage } from '../../adapters/storage/storage.ts';
import type { Db } from '../../platform/db/client.ts';
import type { pictures } from '../../platform/db/schema/index.ts';
import { pictureForm } from './fields.ts';
import { fileFinder, type FindFile } from './find-file.ts';
import { pictureReason } from './sentences/picture-reason.ts';
import type { Problem } from './sentences/sentences.ts';

/** The keys by which goods name their pictures, in their order, and what can't be had. */
export interface TakenPictures {
  readonly keys: readonly string[];
  readonly missing: readonly MissingPicture[];
}

/** A picture as it was named, and why it can't be had: the message of a NoPicture. */
export interface MissingPicture {
  readonly picture: string;
  readonly reason: string;
}

/** A picture that a line names and that can't be had, as a problem of its column. */
export function missingPicture(field: string, picture: string, reason: string): Problem {
  return { field, says: 'pictureFailed', values: { picture, reason: pictureReason(reason) } };
}

export interface PictureIntake {
  /** Files are stored at once; addresses are fetched later. */
  take(named: readonly string[]): Promise<TakenPictures>;
  /** Writes down what was taken since the last time, in the transaction of the goods. */
  write(db: Db): Promise<void>;
  /** Whether the picture of an address was taken. */
  hasTaken(address: string): boolean;
}

export interface PictureFiles {
  /** Paths are relative to it. */
  readonly folder: string;
  readonly storage: Storage;
}

const isAddress = (named: string): boolean => /^https?:/i.test(named);

/** Whether a picture is named by its file; keys of drawings have no such ending. */
const isFile = (named: string): boolean => /\.(?:jpe?g|png|webp|avif|gif|tiff?)$/i.test(named);

const longestName = 1000;

/**
 * @param files where files may be; without it only addresses and drawings are taken
 * @param tx where stored pictures are looked up, and held until it ends; without it any key is taken
 */
export function takePictures(files?: PictureFiles, tx?: Db): PictureIntake {
  const known = new Map<string, string | NoPicture>();
  const findFile = files && fileFinder(files.folder);
  let addresses: string[] = [];
  let stored: (typeof pictures.$inferInsert)[] = [];

  const takeOne = async (named: string): Promise<string | NoPicture> => {
    if (named.length > longestName || !pictureForm.test(named)) {
      return new NoPicture('notNamed');
    }
    if (isAddress(named)) {
      addresses.push(named);
      return pictureKeyOf(named);
    }
    if (tx && isStoredKey(named) && !(await holdPictures(tx, [named])).has(named)) {
      return new NoPicture('notInShop');
    }
    if (!isFile(named)) return named;
    if (!files || !findFile) return new NoPicture('noFilesHere');
    try {
      const bytes = await readBounded(findFile, named);
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
      const keys: string[] = [];
      const missing: MissingPicture[] = [];
      for (const picture of named) {
        let key = known.get(picture);
        if (key === undefined) {
          key = await takeOne(picture);
          known.set(picture, key);
        }
        if (key instanceof NoPicture) missing.push({ picture, reason: key.message });
        else keys.push(key);
      }
      return { keys, missing };
    },
    hasTaken: (address) => known.has(address),
    write: async (db) => {
      const [wanted, rows] = [addresses, stored];
      addresses = [];
      stored = [];
      await wantPictures(db, wanted);
      await keepPictures(db, rows);
    },
  };
}

/** @throws NoPicture when there is no such file, it can't be read, or it is too large */
async function readBounded(findFile: FindFile, named: string): Promise<Uint8Array> {
  const path = await findFile(named);
  const found = path === undefined ? undefined : await stat(path).catch(() => undefined);
  if (path === undefined || !found?.isFile()) throw new NoPicture('noSuchFile');
  if (found.size > largestPicture) throw tooLarge();
  return readFile(path).catch(() => {
    throw new NoPicture('notReadable');
  });
}
