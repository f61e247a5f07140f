/**
 * The bounds that every page knows: of a session, and of a search. Apart from those of forms, which
 * a page for shopping does without.
 */

/** How long a session lasts from login, in seconds. */
export const sessionSeconds = 3600;

/** How long before its end a session announces it, in seconds. */
export const sessionWarningSeconds = 300;

/** The longest text that products are searched by, in characters. */
export const searchTextLimit = 200;
