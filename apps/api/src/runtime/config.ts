import { fileURLToPath } from 'node:url';

/** Everything that the environment decides. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Where the embedded database, rendered pictures, uploads and the secret live. */
  readonly dataFolder: string;
  /** A real Postgres instead of the embedded one. */
  readonly databaseUrl: string | undefined;
  readonly databasePoolSize: number;
  /** The signing secret; made and kept in the data folder when undefined. */
  readonly secret: string | undefined;
  /** Origins whose pages may call from a browser directly; none are needed behind the storefronts. */
  readonly corsOrigins: readonly string[];
}

/** A configuration, or the sentence that says what is wrong with the environment. */
export type ConfigResult =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly problem: string };

const defaultDataFolder = fileURLToPath(new URL('../../../../.data/api', import.meta.url));

/** The shortest secret that is worth the name, in characters. */
const shortestSecret = 32;

/** Reads the environment; empty variables count as absent. */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>>,
): ConfigResult {
  const read = (name: string): string | undefined => environment[name]?.trim() || undefined;
  const port = wholeNumber(read('PORT') ?? '4000', 65_535);
  if (port === undefined) return problem(`PORT must be a number from 0 to 65535.`);
  const poolSize = wholeNumber(read('DATABASE_POOL') ?? '10', 1000);
  if (!poolSize) return problem('DATABASE_POOL must be a number from 1 to 1000.');
  const secret = read('PONTE_SECRET');
  if (secret !== undefined && secret.length < shortestSecret) {
    return problem(`PONTE_SECRET must have at least ${shortestSecret} characters.`);
  }
  return {
    ok: true,
    config: {
      port,
      host: read('HOST') ?? '127.0.0.1',
      dataFolder: read('DATA_DIR') ?? defaultDataFolder,
      databaseUrl: read('DATABASE_URL'),
      databasePoolSize: poolSize,
      secret,
      corsOrigins: (read('CORS_ORIGINS') ?? '').split(/[\s,]+/).filter((origin) => origin !== ''),
    },
  };
}

function problem(sentence: string): ConfigResult {
  return { ok: false, problem: sentence };
}

function wholeNumber(text: string, most: number): number | undefined {
  const number = Number(text);
  return /^\d+$/.test(text) && number <= most ? number : undefined;
}
