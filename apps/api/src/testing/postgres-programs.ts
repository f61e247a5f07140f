/** Finds Postgres' programs on this machine. */
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

/**
 * The variable that names a server to test on instead of the embedded database. Kept free of
 * imports of the shop: it is read before packages are built.
 */
export const postgresVariable = 'TEST_POSTGRES_ORIGIN';

/** Debian installs each version in its own folder, off the path. */
const debianFolder = '/usr/lib/postgresql';

/**
 * The folder of `initdb` and `postgres`: `PG_BIN`, else the path's, else Debian's newest; undefined
 * when there is none.
 */
export function findPostgres(
  environment: Readonly<Record<string, string | undefined>>,
  debian = debianFolder,
): string | undefined {
  const given = environment['PG_BIN'];
  if (given) return [given].find(holdsServer);
  const onPath = (environment['PATH'] ?? '').split(delimiter).filter(Boolean).map(realFolder);
  return [...onPath, ...newestFirst(debian)].find(holdsServer);
}

/** Programs on the path are often links, and `postgres` looks for its files beside itself. */
function realFolder(folder: string): string {
  const program = join(folder, 'postgres');
  return existsSync(program) ? dirname(realpathSync(program)) : folder;
}

function newestFirst(debian: string): string[] {
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  return versions
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(debian, version, 'bin'));
}

function holdsServer(folder: string): boolean {
  return ['initdb', 'postgres'].every((program) => existsSync(join(folder, program)));
}
