/** Attributes that every story sets for itself. */
const own = new Set(['lang', 'data-theme', 'style']);

let known: string | undefined;

/**
 * Tests show stories one after another on one page. Throws before a story when the previous one
 * left something behind: an attribute, a portal, stored data or a part of the address.
 */
export function expectPageLeftAsFound(): void {
  const [before, found] = [known, page()];
  // Report it once, not for every later story.
  known = found;
  if (before !== undefined && found !== before) {
    throw new Error(`the story before this one has left ${found}, where it found ${before}`);
  }
}

function page(): string {
  const { documentElement: html, body, title } = document;
  return JSON.stringify({
    html: namesOf(html),
    body: namesOf(body),
    children: body.childElementCount,
    stored: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    title,
    hash: location.hash,
  });
}

function namesOf(element: Element) {
  return element.getAttributeNames().filter((name) => !own.has(name));
}
