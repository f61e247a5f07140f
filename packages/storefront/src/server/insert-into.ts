/**
 * Writes `text` into the empty element with that id. `text` must not close the element.
 * @throws when there is no such element
 */
export function insertInto(html: string, id: string, text: string): string {
  // Rendered text and attributes can't contain this: React escapes quotes.
  const slot = ` id="${id}">`;
  const at = html.indexOf(slot);
  if (at < 0) throw new Error(`The page has no element "${id}".`);
  const end = at + slot.length;
  return html.slice(0, end) + text + html.slice(end);
}
