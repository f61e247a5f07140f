export interface ServerSettings {
  readonly port: number;
  readonly hostname: string;
  /** The store's API as seen from this server. */
  readonly apiOrigin: string;
  /** The storefronts' public origins; by default those of the build. */
  readonly origins: Readonly<Record<'BR' | 'PY', string | undefined>>;
  /** In bytes. */
  readonly pageCacheBytes: number;
}

/** An invalid setting; the message is one sentence that names it and the right form. */
export class WrongSetting extends Error {}

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Empty variables count as absent.
 * @throws {WrongSetting}
 */
export function readServerSettings(env: Variables): ServerSettings {
  return {
    port: wholeNumber(env, 'PORT', 4001, 0, 65_535),
    hostname: env['HOST'] || '127.0.0.1',
    apiOrigin: origin(env, 'API_ORIGIN') ?? 'http://127.0.0.1:4000',
    origins: { BR: origin(env, 'BR_ORIGIN'), PY: origin(env, 'PY_ORIGIN') },
    pageCacheBytes: wholeNumber(env, 'PAGE_CACHE_MB', 64, 1, 1_000_000) * 1_000_000,
  };
}

function wholeNumber(
  env: Variables,
  name: string,
  otherwise: number,
  least: number,
  most: number,
): number {
  const text = env[name];
  if (!text) return otherwise;
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  throw new WrongSetting(`${name} is "${text}"; it has to be a number from ${least} to ${most}.`);
}

function origin(env: Variables, name: string): string | undefined {
  const text = env[name];
  if (!text) return undefined;
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href) return url.origin;
  throw new WrongSetting(
    `${name} is "${text}"; it has to be an origin without a path, as https://shop.example.`,
  );
}
