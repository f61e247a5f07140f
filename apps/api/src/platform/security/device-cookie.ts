import { randomBytes } from 'node:crypto';
import { deviceCookieNames } from '@ponte/contract/visit-limits';
import type { Context } from 'hono';
import { generateCookie, getCookie } from 'hono/cookie';
import type { Signer } from './secrets.ts';

/** A browser, as the server itself has named it. */
export interface Device {
  readonly id: string;
  /** The `Set-Cookie` header for a browser that had no valid cookie. */
  readonly setCookie: string | undefined;
}

/**
 * Names browsers by a signed cookie, so that limits can tell apart the people of one network. It
 * identifies no person and gives access to nothing; one that this server did not sign is ignored.
 */
export type Devices = (context: Context) => Device;

/** In seconds: the longest that browsers keep a cookie. */
const maxAge = 400 * 86_400;

/** @param origins those of the storefronts: the prefix `__Host-` needs TLS */
export function deviceCookie(signer: Signer, origins: readonly string[]): Devices {
  const secure = origins.every((origin) => origin.startsWith('https:'));
  const name = secure ? deviceCookieNames.secure : deviceCookieNames.plain;
  return (context) => {
    const known = signer.open('device', getCookie(context, name) ?? '');
    if (known !== undefined) return { id: known, setCookie: undefined };
    const id = randomBytes(16).toString('base64url');
    const attributes = { httpOnly: true, secure, sameSite: 'Lax', path: '/', maxAge } as const;
    return { id, setCookie: generateCookie(name, signer.sign('device', id), attributes) };
  };
}
