/**
 * The beginning of HTML as plain text, for previews.
 * @param longest in characters; ends with a whole word
 */
export function plainText(html: string, longest: number): string {
  const text = html.replaceAll(/(<[^>]*>|&#?\w+;|\s)+/g, ' ').trim();
  return text.length > longest ? text.slice(0, text.lastIndexOf(' ', longest)) : text;
}
