/**
 * Whether an `If-None-Match` names a tag: any of several, weak or strong alike, or all by `*`, as
 * browsers and caches write it.
 */
export function namesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  const opaque = tag.replace(/^W\//, '');
  return header.split(',').some((part) => part.trim().replace(/^W\//, '') === opaque);
}
