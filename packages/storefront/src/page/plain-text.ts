/**
 * The first words of the store's HTML without its markup, as a preview of the page shows them.
 *
 * @param longest in characters; the last word is whole
 */
export function plainText(html: string, longest: number): string {
  const text = html.replaceAll(/(<[^>]*>|&#?\w+;|\s)+/g, ' ').trim();
  return text.length > longest ? text.slice(0, text.lastIndexOf(' ', longest)) : text;
}
