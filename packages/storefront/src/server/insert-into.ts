/**
 * Writes `text` into the element of that id, which the rendered page leaves empty. `text`
 * must not hold what would end the element.
 *
 * @throws when the page has no such element
 */
export function insertInto(html: string, id: string, text: string): string {
  // No text and no attribute of a page can look like this: React escapes their quotes.
  const slot = ` id="${id}">`;
  const at = html.indexOf(slot);
  if (at < 0) throw new Error(`The page has no element "${id}".`);
  const end = at + slot.length;
  return html.slice(0, end) + text + html.slice(end);
}
