/**
 * Bounds of a session and a search, which every page needs. Separate from those of forms, which
 * public pages do without.
 */

/** From login. */
export const sessionSeconds = 3600;

/** Before its end. */
export const sessionWarningSeconds = 300;

/** In characters. */
export const searchTextLimit = 200;
