/**
 * Lists in one cell, with `|` between their parts. A bar within a part has a backslash before it. Other
 * backslashes stay as they are, but for those right before a bar, which are doubled.
 */

export function joinParts(parts: readonly string[]): string {
  return parts
    .map((part, index) => {
      const inner = part.replaceAll(/(\\*)\|/g, String.raw`$1$1\|`);
      // The last part has no bar after it.
      return index === parts.length - 1 ? inner : inner.replace(/\\+$/, '$&$&');
    })
    .join('|');
}

/** The inverse of {@link joinParts}. */
export function splitParts(cell: string): string[] {
  // Most cells, and an import of many products reads several of each.
  if (!cell.includes('\\')) return cell.split('|');
  const parts = [''];
  for (const [, text = '', backslashes = '', bar = ''] of cell.matchAll(/([^\\|]*)(\\*)(\|?)/g)) {
    const kept = bar === '' ? backslashes : backslashes.slice(0, backslashes.length / 2);
    const isWithin = bar !== '' && backslashes.length % 2 === 1;
    parts.push(`${parts.pop() ?? ''}${text}${kept}${isWithin ? '|' : ''}`);
    if (bar !== '' && !isWithin) parts.push('');
  }
  return parts;
}
