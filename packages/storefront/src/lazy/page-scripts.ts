/**
 * The scripts that the page's first one has to load, by their addresses, the one to run before the
 * others. None on a server, and none in development, where the page names its script itself.
 */
export function pageScripts(): readonly string[] {
  if (typeof document === 'undefined') return [];
  const first = document.querySelector<HTMLScriptElement>('script[data-loads]');
  return first?.dataset['loads']?.split(' ') ?? [];
}
