/** Elements that product texts may hold, and how they stand in each other. */
export type RichTag = keyof typeof elements;

interface ElementRule {
  /** Allowed content: blocks and text, text only, certain elements only, or nothing. */
  readonly content: 'flow' | 'text' | 'items' | 'void';
  /** What it is in its parent. */
  readonly role: 'block' | 'inline' | 'item';
  /** The element that wraps stray content of an `items` element. */
  readonly implied?: string;
  /** For items: the parents in which it may stand. */
  readonly parents?: readonly string[];
}

const block = (content: ElementRule['content']): ElementRule => ({ content, role: 'block' });
const inline: ElementRule = { content: 'text', role: 'inline' };
const item = (content: 'flow' | 'text', ...parents: string[]): ElementRule => ({
  content,
  role: 'item',
  parents,
});
const items = (implied: string): ElementRule => ({ content: 'items', role: 'block', implied });

/** The allow-list. `h1` is the page's own, so it becomes `h2`; `div` only ends a paragraph. */
export const elements = {
  p: block('text'),
  h2: block('text'),
  h3: block('text'),
  h4: block('text'),
  h5: block('text'),
  h6: block('text'),
  blockquote: block('flow'),
  hr: block('void'),
  ul: items('li'),
  ol: items('li'),
  li: item('flow', 'ul', 'ol'),
  dl: items('dd'),
  dt: item('text', 'dl'),
  dd: item('flow', 'dl'),
  table: items('tbody'),
  thead: { content: 'items', role: 'item', implied: 'tr', parents: ['table'] },
  tbody: { content: 'items', role: 'item', implied: 'tr', parents: ['table'] },
  tr: { content: 'items', role: 'item', implied: 'td', parents: ['thead', 'tbody'] },
  th: item('flow', 'tr'),
  td: item('flow', 'tr'),
  a: inline,
  b: inline,
  strong: inline,
  i: inline,
  em: inline,
  u: inline,
  s: inline,
  sub: inline,
  sup: inline,
  small: inline,
  code: inline,
  br: { content: 'void', role: 'inline' },
} as const satisfies Readonly<Record<string, ElementRule>>;

const rules: ReadonlyMap<string, ElementRule> = new Map(Object.entries(elements));

/** Elements under other names. */
const aliases: ReadonlyMap<string, RichTag> = new Map([
  ['h1', 'h2'],
  ['del', 's'],
  ['strike', 's'],
  ['tfoot', 'tbody'],
]);

/** Elements that are unwrapped but end a paragraph. */
const boundaries = new Set(['div', 'section', 'article', 'header', 'footer', 'main', 'figure']);

/** Whether a name is on the allow-list. */
export function isRichTag(name: string): name is RichTag {
  return rules.has(name);
}

/** The allowed element for a name; `null` for one whose tags are dropped and content kept. */
export function richTagOf(name: string): RichTag | null {
  return isRichTag(name) ? name : (aliases.get(name) ?? null);
}

/** Whether an element that is unwrapped ends the paragraph before it. */
export function isBoundary(name: string): boolean {
  return boundaries.has(name);
}

/** The rule of an allowed element. */
export function ruleOf(tag: RichTag): ElementRule {
  return elements[tag];
}

const protocols = new Set(['https:', 'http:', 'mailto:', 'tel:']);

/** A base URL, to tell the shop's paths from other sites. */
const ownOrigin = 'https://own.invalid';

/** `URL.canParse` is missing in Safari 16. */
function urlOf(href: string): URL | undefined {
  try {
    return new URL(href, ownOrigin);
  } catch {
    return undefined;
  }
}

/**
 * An address that a product's text may lead to: a path of the shop ("/…"), a web address, e-mail
 * or phone, written as the browser reads it; `null` for anything else.
 */
export function safeHref(href: string | undefined): string | null {
  const url = href ? urlOf(href) : undefined;
  if (!url) return null;
  if (url.origin === ownOrigin) return url.pathname + url.search + url.hash;
  return protocols.has(url.protocol) ? url.href : null;
}
