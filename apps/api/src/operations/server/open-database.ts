import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { dataFolderOf, fullDisk, type DataFolder } from '../../adapters/storage/data-folder.ts';
import type { Database, OpenOptions } from '../../platform/db/client.ts';
import { problemOfMajor } from '../../platform/db/embedded-major.ts';
import { lockFolder, type Patience } from '../../platform/db/folder-lock.ts';
import { isDiskFull } from '../../platform/runtime/outage.ts';
import { filesUnder } from '../backup/files.ts';
import type { Config } from './config.ts';

/** An open database, or the sentence that says why there is none. */
export type OpenedDatabase =
  | { readonly ok: true; readonly database: Database }
  | { readonly ok: false; readonly problem: string };

/** Opens the configured database; loads only that kind's code. */
export async function openDatabase(
  config: Config,
  folder: DataFolder,
  options: OpenOptions & Patience = {},
): Promise<OpenedDatabase> {
  return config.databaseUrl === undefined
    ? openInFolder(folder, options)
    : openByUrl(config.databaseUrl, config.databasePoolSize, {
        directUrl: config.databaseDirectUrl,
        ...options,
      });
}

/** Whether opening finds a database or misses a lost one: otherwise it makes one. */
export async function expectsDatabase({ databaseUrl, dataFolder }: Config): Promise<boolean> {
  const folder = dataFolderOf(dataFolder);
  return (
    databaseUrl !== undefined || (await isMade(folder.database)) || (await hasLostDatabase(folder))
  );
}

async function openInFolder(
  folder: DataFolder,
  { asItIs, replaced, ...patience }: OpenOptions & Patience,
): Promise<OpenedDatabase> {
  const { root, database: path } = folder;
  const lock = await lockFolder(root, patience);
  if (lock === 'taken') {
    const problem = `The database in ${root} is in use by another process: stop that one, or set DATA_DIR to another folder.`;
    return { ok: false, problem };
  }
  if (!replaced && (await hasLostDatabase(folder))) {
    await lock.release();
    const problem = `The data folder ${root} has the secret or the documents of a shop, and the database in ${path} is missing: see that its volume is mounted, restore it from a backup, set DATABASE_URL if it is somewhere else, or set DATA_DIR to a new folder.`;
    return { ok: false, problem };
  }
  const problemWithMajor = await problemOfMajor(path);
  if (problemWithMajor !== undefined) {
    await lock.release();
    return { ok: false, problem: problemWithMajor };
  }
  const { openEmbedded } = await import('../../platform/db/embedded.ts');
  try {
    const database = await openEmbedded({
      folder: path,
      ...(asItIs !== undefined && { asItIs }),
      ...(replaced !== undefined && { replaced }),
    });
    const close = async (): Promise<void> => {
      await database.close();
      await lock.release();
    };
    return { ok: true, database: { ...database, close } };
  } catch (error) {
    await lock.release();
    if (isDiskFull(error)) return { ok: false, problem: fullDisk(root) };
    const problem = `The database in ${path} can't be opened (${reasonOf(error)}): restore it from a backup, or move the folder away to start anew.`;
    return { ok: false, problem };
  }
}

/**
 * Whether the shop's files exist without their database: creating a new one would hide the loss.
 */
async function hasLostDatabase({ root, database, uploads }: DataFolder): Promise<boolean> {
  if ((await isMade(database)) || isUnfinished(database)) return false;
  return existsSync(join(root, 'secret')) || (await filesUnder(uploads)).length > 0;
}

/** An empty folder is where a volume was to be mounted. */
async function isMade(database: string): Promise<boolean> {
  if (isUnfinished(database) || !existsSync(database)) return false;
  return (await readdir(database)).length > 0;
}

/** Whether making it was interrupted: the next start begins with it again. */
function isUnfinished(database: string): boolean {
  return existsSync(`${database}.unfinished`);
}

async function openByUrl(
  url: string,
  poolSize: number,
  options: OpenOptions,
): Promise<OpenedDatabase> {
  const { openPostgres } = await import('../../platform/db/postgres.ts');
  try {
    return { ok: true, database: await openPostgres(url, poolSize, options) };
  } catch (error) {
    const { directUrl = url } = options;
    const places = [...new Set([url, directUrl].map(withoutPassword))].join(' or ');
    const names = directUrl === url ? 'DATABASE_URL' : 'DATABASE_URL, DATABASE_DIRECT_URL';
    const problem = `The database ${places} can't be used (${reasonOf(error)}): check ${names} and that the server runs.`;
    return { ok: false, problem };
  }
}

/** The most specific message of an error and its causes, on one line. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  if (!(error instanceof Error)) return 'unknown reason';
  if (error.cause !== undefined) return reasonOf(error.cause);
  return error.message.split('\n')[0] ?? error.name;
}

function withoutPassword(url: string): string {
  try {
    const { host, pathname } = new URL(url);
    return `${host}${pathname}`;
  } catch {
    return 'of DATABASE_URL';
  }
}
