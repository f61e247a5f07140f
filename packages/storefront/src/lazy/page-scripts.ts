/**
 * Addresses of the scripts that the first one loads, the entry first. Empty on a server and in
 * development.
 */
export function pageScripts(): readonly string[] {
  if (typeof document === 'undefined') return [];
  const first = document.querySelector<HTMLScriptElement>('script[data-loads]');
  return first?.dataset['loads']?.split(' ') ?? [];
}
