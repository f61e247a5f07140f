/** Pictures of goods that were brought into the shop, once each. */
import { createHash } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { pictures } from '../../platform/db/schema/index.ts';
import { randomId } from '../../platform/security/random-tokens.ts';
import type { Storage } from '../storage/storage.ts';
import { NoPicture, TooDetailed } from './fetch-picture.ts';
import { sharp } from './sharp.ts';

/** What keys of stored pictures begin with; those of drawn ones are words. */
const prefix = 'picture.';

/** The width and height that the shop shows at most, in pixels. */
const largestSide = 1920;

/** See {@link TooDetailed}. */
const mostPixels = 60_000_000;

const formats = new Set(['jpeg', 'png', 'webp', 'heif', 'gif', 'tiff']);

/** The key of a picture by what is certain of it: its address, or its content. */
export function pictureKeyOf(certain: string | Uint8Array): string {
  return `${prefix}${hashOf(certain)}`;
}

/** Whether it is the key of a picture that was stored, or will be. */
export const isStoredKey = (key: string): boolean => key.startsWith(prefix);

function hashOf(certain: string | Uint8Array): string {
  return createHash('sha256').update(certain).digest('hex');
}

export interface StoredPicture {
  /** SHA-256 of what came, which names its file. */
  readonly content: string;
  readonly width: number;
}

/** A picture that came with its name: the same one has one key however often it comes. */
export interface SentPicture extends StoredPicture {
  readonly key: string;
}

/** The key of a file, and the name of a copy that is like no other, so that it can be deleted. */
export function nameSent(file: Uint8Array): Pick<SentPicture, 'key' | 'content'> {
  return { key: pictureKeyOf(file), content: `${hashOf(file)}-${randomId()}` };
}

/**
 * Checks a file and stores it, upright, without what a camera wrote into it, and no larger than
 * the shop shows it.
 *
 * @throws NoPicture when it is none
 * @throws Outage
 */
export async function storePicture(storage: Storage, file: Uint8Array): Promise<StoredPicture> {
  const { bytes, width } = await readPicture(file);
  const content = hashOf(file);
  await storage.put(storageKey(content), bytes, 'image/webp');
  return { content, width };
}

/**
 * Checks a file, and gives it as it is stored.
 * @throws NoPicture when it is none
 */
export async function readPicture(file: Uint8Array) {
  // Vector pictures are programs to their reader.
  if (/^[\s\0\uFEFF]*</.test(new TextDecoder().decode(file.subarray(0, 256)))) {
    throw new NoPicture('notOfPixels');
  }
  try {
    // Reads no pixel yet.
    const { format, width, height } = await sharp(file, { limitInputPixels: false }).metadata();
    if (!formats.has(format)) throw new NoPicture('otherKind');
    if (width * height > mostPixels) throw new TooDetailed();
    const { data, info } = await sharp(file, { limitInputPixels: mostPixels, failOn: 'error' })
      .rotate()
      .resize({ width: largestSide, height: largestSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .webp({ quality: 90 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: new Uint8Array(data), width: info.width };
  } catch (error) {
    if (error instanceof NoPicture) throw error;
    throw new NoPicture('damaged');
  }
}

/** @param content names the file */
export function storageKey(content: string): string {
  return `pictures/${content}`;
}

type PictureRow = typeof pictures.$inferInsert;

/** So many rows go into one statement. */
const rowsAtOnce = 1000;

/**
 * The stored pictures of some keys, and those that are still to come. None is deleted as unused until the
 * transaction ends: by then what shows it is written.
 */
export async function holdPictures(
  tx: Db,
  keys: readonly string[],
): Promise<ReadonlyMap<string, { readonly content: string | null }>> {
  const rows = await tx
    .select({ key: pictures.key, content: pictures.content })
    .from(pictures)
    .where(inArray(pictures.key, [...keys]))
    .for('share');
  return new Map(rows.map(({ key, content }) => [key, { content }]));
}

/** Writes pictures down that are not there yet, and holds all of them. */
export async function keepPictures(tx: Db, rows: readonly PictureRow[]): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const some = rows.slice(start, start + rowsAtOnce);
    await tx.insert(pictures).values(some).onConflictDoNothing();
    const keys = some.map(({ key }) => key);
    const held = await holdPictures(tx, keys);
    // Those that were deleted in between.
    const gone = some.filter(({ key }) => !held.has(key));
    if (gone.length > 0) await tx.insert(pictures).values(gone).onConflictDoNothing();
  }
}

/** What a key stands for. */
export interface FoundPicture {
  /** @throws Outage */
  readonly read: () => Promise<Uint8Array | undefined>;
}

/** Finds stored pictures by key: `waiting` for one that has not come, undefined for other keys. */
export type FindStored = (key: string) => Promise<FoundPicture | 'waiting' | undefined>;

export function storedPictures(db: Db, storage: Storage): FindStored {
  return async (key) => {
    if (!isStoredKey(key)) return undefined;
    const [row] = await db.select().from(pictures).where(eq(pictures.key, key));
    if (!row) return undefined;
    const { content } = row;
    if (content === null) return 'waiting';
    return { read: () => storage.get(storageKey(content)) };
  };
}
