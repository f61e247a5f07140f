/**
 * Bounds of a session and a search, which every page needs. Separate from those of forms, which
 * public pages do without.
 */

/**
 * The cookie by which a server that signs it counts a browser's calls apart from those of others in
 * the same network. It is bound to its host where there is TLS.
 */
export const deviceCookieNames = { secure: '__Host-ponte-device', plain: 'ponte-device' } as const;

/**
 * `new` in an answer with status 429 that gave the browser its device cookie: the call may be repeated
 * at once, as it counts for this device then.
 */
export const newDeviceHeader = 'Ponte-Device';

/** From login. */
export const sessionSeconds = 3600;

/** Before its end. */
export const sessionWarningSeconds = 300;

/** In characters. */
export const searchTextLimit = 200;
