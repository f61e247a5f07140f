import { decodeEntities } from './entities.ts';

/** A piece of markup. Names are in lower case, references are decoded. */
export type Token =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'open';
      readonly name: string;
      readonly attributes: ReadonlyMap<string, string>;
    }
  | { readonly kind: 'close'; readonly name: string };

/** Elements whose content is neither shown nor parsed. */
const silent = new Set([
  'script',
  'style',
  'template',
  'iframe',
  'object',
  'noscript',
  'textarea',
  'title',
  'svg',
  'math',
  'select',
]);

/**
 * Tokenizes HTML in one pass, linear in its length. Omits comments, declarations and the content of
 * scripts and styles.
 */
export function* tokenize(html: string): Generator<Token> {
  let at = 0;
  while (at < html.length) {
    const start = html.indexOf('<', at);
    const textEnd = start < 0 ? html.length : start;
    if (textEnd > at) yield { kind: 'text', text: decodeEntities(html.slice(at, textEnd)) };
    if (start < 0) return;

    const tag = readTag(html, start);
    at = tag.end;
    if (tag.token) yield tag.token;
    if (tag.token?.kind === 'open' && silent.has(tag.token.name))
      at = skipTo(html, at, tag.token.name);
  }
}

interface ReadTag {
  /** Nothing for comments and declarations. */
  token: Token | null;
  /** Where the next token begins. */
  end: number;
}

function readTag(html: string, start: number): ReadTag {
  if (html.startsWith('<!--', start)) return { token: null, end: after(html, '-->', start + 4) };
  const name = /^<(\/?)([a-z][^\s/>]*)/i.exec(html.slice(start, start + 66));
  if (!name) {
    return /^<[!?/]/.test(html.slice(start, start + 2))
      ? { token: null, end: after(html, '>', start) }
      : { token: { kind: 'text', text: '<' }, end: start + 1 };
  }
  const [whole, slash, rawName = ''] = name;
  const { attributes, end } = readAttributes(html, start + whole.length);
  const lowerName = rawName.toLowerCase();
  return {
    token: slash
      ? { kind: 'close', name: lowerName }
      : { kind: 'open', name: lowerName, attributes },
    end,
  };
}

/** Attributes up to the tag's end, the first of each name. */
function readAttributes(html: string, start: number) {
  const attributes = new Map<string, string>();
  const attribute =
    /[\s/]*(?:(>)|([^\s/>=][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"'][^\s>]*))?)?|=)/y;
  attribute.lastIndex = start;
  for (;;) {
    const found = attribute.exec(html);
    if (!found) return { attributes, end: html.length };
    const [, close, name, double, single, bare] = found;
    if (close) return { attributes, end: attribute.lastIndex };
    const key = name?.toLowerCase();
    if (key && !attributes.has(key)) {
      attributes.set(key, decodeEntities(double ?? single ?? bare ?? ''));
    }
  }
}

/** After the closing tag of an element whose content is skipped. */
function skipTo(html: string, from: number, name: string): number {
  const close = new RegExp(`</${name}[\\s/>]`, 'gi');
  close.lastIndex = from;
  const found = close.exec(html);
  return found ? after(html, '>', found.index) : html.length;
}

function after(html: string, mark: string, from: number): number {
  const found = html.indexOf(mark, from);
  return found < 0 ? html.length : found + mark.length;
}
