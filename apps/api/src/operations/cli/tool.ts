/**
 * What the command-line tools share: opening the configured database, and one sentence on failure.
 */
import { resolve } from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { openDataFolder, type DataFolder } from '../../adapters/storage/data-folder.ts';
import type { SentenceLang } from '../../catalogue/import/sentences/sentences.ts';
import type { Database, OpenOptions } from '../../platform/db/client.ts';
import { holdsShop } from '../backup/catalog.ts';
import { readConfig, type Config } from '../server/config.ts';
import { openDatabase } from '../server/open-database.ts';
import { sentenceOfFailure } from './failure-sentence.ts';

export interface Tool {
  readonly database: Database;
  readonly config: Config;
  readonly folder: DataFolder;
}

/** How the database is opened. */
export interface ToolOptions extends OpenOptions {
  /** The server's pool size by default. */
  readonly connections?: number;
  /** Of a sentence about a failure. */
  readonly lang?: SentenceLang;
}

/**
 * Runs a tool on the configured database and ends the process: with 0 when its work is done, 2 when
 * a part of it was refused, 1 when nothing was done.
 */
export async function runTool(
  work: (tool: Tool) => Promise<boolean | 'partly'>,
  { connections, lang = 'en', ...options }: ToolOptions = {},
): Promise<never> {
  // Whatever this process writes is readable by its own user only.
  process.umask(0o077);
  const config = configured();
  const opened = await openDataFolder(config.dataFolder);
  if (!opened.ok) fail(opened.problem);
  const { databaseUrl, databaseDirectUrl, databasePoolSize } = config;
  const reached = {
    // A pooler is for the many connections of servers.
    databaseUrl: databaseDirectUrl ?? databaseUrl,
    databasePoolSize: connections ?? databasePoolSize,
  };
  const found = await openDatabase({ ...config, ...reached }, opened.folder, options);
  if (!found.ok) fail(found.problem);
  const { database } = found;
  try {
    const done = await work({ database, config, folder: opened.folder });
    await database.close();
    process.exit(done === 'partly' ? 2 : done ? 0 : 1);
  } catch (error) {
    fail(sentenceOfFailure(error, lang));
  }
}

/** The configuration, or a sentence that says what is wrong with it, and the end. */
export function configured(): Config {
  const read = readConfig(process.env);
  return read.ok ? read.config : fail(read.problem);
}

/** Runs a tool on a shop that is there, whose servers may go on, as of any build. */
export function inShop(work: (tool: Tool) => Promise<boolean>): Promise<never> {
  const open = async (tool: Tool): Promise<boolean> =>
    (await holdsShop(tool.database.db))
      ? work(tool)
      : reportProblem('There is no shop in the database yet: start its server once.');
  return runTool(open, { asItIs: true });
}

/** The words after the command; empty when there are more than `most`, or flags. */
export function words(most: number): readonly string[] {
  const typed = process.argv.slice(2);
  return typed.length > most || typed.some((word) => word.startsWith('-')) ? [] : typed;
}

/** Resolves against the user's folder: package scripts run elsewhere. */
export function typedPath(path: string): string {
  return resolve(process.env['INIT_CWD'] ?? process.cwd(), path);
}

export interface CommandLine<Flag extends string> {
  readonly path: string;
  readonly flags: ReadonlySet<Flag>;
  /** What follows `--lang`, where the command has it. */
  readonly lang: string | undefined;
}

/** Parses a command line; anything unknown is explained in `sentence`. */
export function commandLine<Flag extends string>(
  sentence: string,
  known: readonly Flag[],
  { hasLang = false } = {},
): CommandLine<Flag> {
  try {
    const booleans = known.map((flag) => [flag, { type: 'boolean' }] as const);
    const options: NonNullable<ParseArgsConfig['options']> = {
      ...Object.fromEntries(booleans),
      ...(hasLang && { lang: { type: 'string' } }),
    };
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    const [given, ...more] = positionals;
    if (given === undefined || more.length > 0) fail(sentence);
    const flags = new Set(known.filter((flag) => values[flag] === true));
    const lang = typeof values['lang'] === 'string' ? values['lang'] : undefined;
    return { path: typedPath(given), flags, lang };
  } catch {
    return fail(sentence);
  }
}

// What reads the lines may have enough of them, as `head` does: the work goes on.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

export function reportProblem(problem: string): false {
  process.stderr.write(`${problem}\n`);
  return false;
}

export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Prints one plain sentence that says what to do, and exits. */
export function fail(problem: string): never {
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}
