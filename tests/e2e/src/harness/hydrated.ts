/**
 * Whether React has hydrated the page that the server rendered, as it is asked in the browser. Parts
 * whose code comes after the page's own may still be the server's HTML.
 */
export function isHydrated(): boolean {
  return document.documentElement.dataset['hydrated'] !== undefined;
}

/** Whether all parts are hydrated but those that wait for a visitor's first sign, which none has given. */
export function isAtRest(): boolean {
  return document.documentElement.dataset['hydrated'] === 'whole';
}

/** Gives a first sign of a visitor; whether all parts are hydrated, also those that wait for it. */
export function isWhollyHydrated(): boolean {
  dispatchEvent(new PointerEvent('pointermove'));
  return document.documentElement.dataset['hydrated'] === 'awake';
}
