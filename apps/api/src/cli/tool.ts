/** What the command-line tools share: the configured database, and one sentence when it fails. */
import { resolve } from 'node:path';
import type { Database } from '../db/client.ts';
import { readConfig, type Config } from '../runtime/config.ts';
import { openDataFolder, type DataFolder } from '../runtime/data-folder.ts';
import { openDatabase } from '../runtime/open-database.ts';

/** What a tool works with. */
export interface Tool {
  readonly database: Database;
  readonly config: Config;
  readonly folder: DataFolder;
}

/** Runs a tool on the configured database and ends the process. */
export async function runTool(work: (tool: Tool) => Promise<boolean>): Promise<never> {
  const read = readConfig(process.env);
  if (!read.ok) fail(read.problem);
  const opened = await openDataFolder(read.config.dataFolder);
  if (!opened.ok) fail(opened.problem);
  const found = await openDatabase(read.config, opened.folder);
  if (!found.ok) fail(found.problem);
  const { database } = found;
  const done = await work({ database, config: read.config, folder: opened.folder });
  await database.close();
  process.exit(done ? 0 : 1);
}

/** A path as the person who typed it means it: package scripts start elsewhere. */
export function typedPath(path: string): string {
  return resolve(process.env['INIT_CWD'] ?? process.cwd(), path);
}

/** Writes a line for the person. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** One plain sentence that says what to do, and the end. */
export function fail(problem: string): never {
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}
