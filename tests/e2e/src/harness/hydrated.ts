/**
 * Whether React has hydrated the page that the server rendered, as it is asked in the browser. Parts
 * whose code comes after the page's own may still be the server's HTML.
 */
export function isHydrated(): boolean {
  return document.documentElement.dataset['hydrated'] !== undefined;
}

/** Whether the parts whose code comes after the page's own are hydrated as well. */
export function isWhollyHydrated(): boolean {
  return document.documentElement.dataset['hydrated'] === 'whole';
}
