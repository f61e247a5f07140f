/** What stands for a character in HTML and XML, `&` first; React writes the same. */
const references = [
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#x27;'],
] as const;

/** For text and quoted attributes of HTML or XML. */
export function escapeHtml(text: string): string {
  return references.reduce((html, [character, reference]) => {
    return html.replaceAll(character, reference);
  }, text);
}

/** Text or an attribute's value of HTML that {@link escapeHtml} or React wrote. */
export function unescapeHtml(html: string): string {
  return references.reduceRight((text, [character, reference]) => {
    return text.replaceAll(reference, character);
  }, html);
}

/**
 * An element of HTML or XML, its attributes and text escaped. Every element that is not React's is
 * written by it.
 * @param attributes undefined leaves one out, true writes its name alone
 * @param text an element without one is empty: `<meta/>`
 */
export function tag(
  name: string,
  attributes: Readonly<Record<string, string | true | undefined>>,
  text?: string,
): string {
  const written = Object.entries(attributes).map(([attribute, value]) => {
    if (value === undefined) return '';
    return value === true ? ` ${attribute}` : ` ${attribute}="${escapeHtml(value)}"`;
  });
  const start = `<${name}${written.join('')}`;
  return text === undefined ? `${start}/>` : `${start}>${escapeHtml(text)}</${name}>`;
}
