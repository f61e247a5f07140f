/** What every story sets for itself, or writes again before it is read. */
const own = new Set(['lang', 'data-theme', 'style']);

let known: string | undefined;

/**
 * Tests show one story after the other on one page. It throws before a story when the last one
 * has left something there: an attribute, a portal, something stored or a part of the address.
 */
export function expectPageLeftAsFound(): void {
  const [before, found] = [known, page()];
  // The one after this is not told again.
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
