/** The backup file: a compressed tar with a manifest and checksums. */
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import * as v from 'valibot';
import { packTar, unpackTar, type TarEntry } from './tar.ts';

/** The first file of a backup: its format and version. */
const formatName = 'format.json';
const formatSchema = v.object({ kind: v.literal('ponte backup'), format: v.number() });

/** Incremented when older files can no longer be read. */
const format = 1;

const manifestName = 'manifest.json';

/** The last file, in the format of `sha256sum --check`. */
const sumsName = 'SHA256SUMS';

const manifestSchema = v.object({
  createdAt: v.string(),
  migrations: v.array(v.string()),
  tables: v.array(v.object({ name: v.string(), columns: v.array(v.string()) })),
  sequences: v.array(
    v.object({ table: v.string(), column: v.string(), last: v.string(), called: v.boolean() }),
  ),
});

export type Manifest = v.InferOutput<typeof manifestSchema>;

export interface ArchiveWriter {
  /** Called once, before the tables. */
  describe(manifest: Manifest): Promise<void>;
  add(entry: TarEntry): Promise<void>;
}

/** A backup that can't be made or restored; the message is for the person. */
export class BackupError extends Error {}

/** Speed before size: catalogue texts shrink to a fifth anyway. */
const compression = { level: 4 };

/**
 * Writes a backup. The file gets its name once it is complete and on disk; only its owner may read
 * it.
 * @throws errors of the file system, and what `fill` throws
 */
export async function writeArchive(
  path: string,
  fill: (writer: ArchiveWriter) => Promise<void>,
): Promise<void> {
  const draft = `${path}.${randomUUID()}.new`;
  const tar = packTar();
  const written = pipeline(
    tar.archive,
    createGzip(compression),
    createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }),
  );
  // Awaited at the end; a failure ends what is being added.
  written.catch(() => undefined);
  const sums: string[] = [];
  const add = (entry: TarEntry): Promise<void> => {
    sums.push(sumLineOf(entry));
    return tar.add(entry);
  };
  const addJson = (name: string, value: object): Promise<void> =>
    add({ name, bytes: Buffer.from(JSON.stringify(value, null, 2)) });
  try {
    await addJson(formatName, { kind: 'ponte backup', format });
    await fill({ add, describe: (manifest) => addJson(manifestName, manifest) });
    await tar.add({ name: sumsName, bytes: Buffer.from(sums.join('')) });
    tar.end();
    await written;
    await rename(draft, path);
  } catch (error) {
    tar.abort(error);
    await written.catch(() => undefined);
    await rm(draft, { force: true });
    throw error;
  }
}

/**
 * Reads a backup from start to end and verifies its checksums.
 * @throws BackupError when it is no backup, or damaged; errors of the file system
 */
export async function* readArchive(path: string): AsyncGenerator<TarEntry> {
  const gunzip = createGunzip();
  const file = createReadStream(path);
  file.on('error', (error) => gunzip.destroy(error));
  const all = unpackTar(file.pipe(gunzip));
  const first = await nextOf(all, () => foreign(path));
  if (first?.name !== formatName) throw foreign(path);
  checkFormat(path, first.bytes);
  const sums = [sumLineOf(first)];
  for (;;) {
    const entry = await nextOf(all, () => damaged(path));
    if (!entry) throw damaged(path);
    if (entry.name === sumsName) {
      if (Buffer.from(entry.bytes).toString() !== sums.join('')) throw damaged(path);
      // Nothing follows but padding: damage in it is found by gzip's own checksum, at the end.
      if (await nextOf(all, () => damaged(path))) throw damaged(path);
      return;
    }
    sums.push(sumLineOf(entry));
    yield entry;
  }
}

/**
 * Reads a whole backup and returns its manifest.
 * @throws as `readArchive`
 */
export async function checkArchive(path: string): Promise<Manifest> {
  let manifest: Manifest | undefined;
  for await (const { name, bytes } of readArchive(path)) {
    if (name === manifestName) manifest = readJson(manifestSchema, bytes);
  }
  if (!manifest) throw damaged(path);
  return manifest;
}

/** The next file; reports damage of the archive as `failure`. */
async function nextOf(
  all: AsyncGenerator<TarEntry>,
  failure: () => BackupError,
): Promise<TarEntry | undefined> {
  try {
    const { value, done } = await all.next();
    return done ? undefined : value;
  } catch (error) {
    // Errors of the file system name a system call; those of tar and zlib don't.
    if (error instanceof Error && 'syscall' in error) throw error;
    throw failure();
  }
}

function foreign(path: string): BackupError {
  return new BackupError(
    `${path} is not a backup of this shop: name a file made by the command backup.`,
  );
}

function damaged(path: string): BackupError {
  return new BackupError(`${path} is damaged: take another copy of it. Nothing was changed.`);
}

function checkFormat(path: string, bytes: Uint8Array): void {
  const known = readJson(formatSchema, bytes);
  if (!known) throw foreign(path);
  if (known.format !== format) throw newer(path);
}

export function newer(path: string): BackupError {
  return new BackupError(
    `${path} was made by another version of the shop: restore it with that one or a newer one.`,
  );
}

function readJson<Schema extends v.GenericSchema>(
  schema: Schema,
  bytes: Uint8Array,
): v.InferOutput<Schema> | undefined {
  try {
    const parsed = v.safeParse(schema, JSON.parse(Buffer.from(bytes).toString()));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

function sumLineOf({ name, bytes }: TarEntry): string {
  return `${createHash('sha256').update(bytes).digest('hex')}  ${name}\n`;
}
