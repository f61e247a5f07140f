import { hashSource } from '@ponte/web-server';
import { parse, type ChildNode } from 'postcss';

/** A page's styles for its first paint. */
export interface InlineStyles {
  readonly text: string;
  /** Its hash source in the page's policy, see `hashSource`. */
  readonly source: string;
}

/** Extracts the rules that a page's elements can match. */
export type CriticalStyles = (html: string) => InlineStyles;

type Piece =
  | { readonly kind: 'group'; readonly prelude: string; readonly pieces: readonly Piece[] }
  | { readonly kind: 'rule'; readonly selectors: readonly Selector[]; readonly body: string };

interface Selector {
  readonly text: string;
  /** What has to occur in the page: classes as `.card` in HTML's escaping, elements, variables. */
  readonly needs: readonly string[];
}

/** The hidden content of a closed `<details>`, without its visible summary. */
const closed = /(<details(?![^>]* open)[^>]*>.*?<\/summary>).*?(?=<\/details>)/gs;
/** How many results are cached, by set of classes, about 40 kB each. */
const remembered = 200;
/** The selector of the theme's variables. */
const theme = ':root,:host';

/**
 * Prepares a stylesheet for extracting what one page needs for its first paint. A selector is kept
 * when each of its classes and elements occurs in the page, a variable when a kept rule uses it.
 * Omitted: pointer and focus states, and the contents of closed menus.
 *
 * @param css the build's output
 */
export function criticalStyles(css: string): CriticalStyles {
  const { nodes } = parse(css);
  const pieces = nodes.flatMap(piecesOf);
  const layers = nodes.flatMap((node) =>
    node.type === 'atrule' && node.name === 'layer' ? node.params.split(/,\s*/) : [],
  );
  // Declared first, because a layer without rules would lose its position.
  const order = layers.length > 0 ? `@layer ${[...new Set(layers)].join(',')};` : '';
  const made = new Map<string, InlineStyles>();

  function make(parts: ReadonlySet<string>): InlineStyles {
    const has = namesOf(parts);
    let rules = print(pieces, has);
    // A variable may be used by another one.
    for (let known = -1; known !== has.size; rules = print(pieces, has)) {
      known = has.size;
      for (const [, name = ''] of rules.matchAll(/var\((--[\w-]+)/g)) has.add(name);
    }
    const text = order + rules;
    return { text, source: hashSource(text) };
  }

  return (html) => {
    // Most pages of a route consist of the same parts.
    const parts = new Set(html.replaceAll(closed, '$1').match(/<[a-z]\w*| class="[^"]*"/g));
    const key = [...parts].sort().join('');
    const styles = made.get(key) ?? make(parts);
    if (made.size === remembered) made.clear();
    made.set(key, styles);
    return styles;
  };
}

function piecesOf(node: ChildNode): readonly Piece[] {
  if (node.type === 'rule' && node.selector === theme) {
    return node.nodes.map((each) => {
      const needs = each.type === 'decl' ? [each.prop] : [];
      return { kind: 'rule', selectors: [{ text: theme, needs }], body: String(each) };
    });
  }
  if (node.type === 'rule') {
    const selectors = node.selectors.flatMap(selectorOf);
    return [{ kind: 'rule', selectors, body: node.nodes.map(String).join(';') }];
  }
  if (node.type !== 'atrule' || !node.nodes) return [];
  const { name, params, nodes } = node;
  const text = `@${name} ${params}`.trim();
  if (/^(?:layer|media|supports|container)$/.test(name)) {
    const waits = /hover|print/.test(params);
    return waits ? [] : [{ kind: 'group', prelude: text, pieces: nodes.flatMap(piecesOf) }];
  }
  const needs = name === 'property' ? [params] : [];
  return [{ kind: 'rule', selectors: [{ text, needs }], body: nodes.map(String).join(';') }];
}

/**
 * States that a page never has at first or that only scripts cause, and parts of controls whose
 * style can wait.
 */
const later =
  /:(?:hover|active|focus|:backdrop|:selection|:file-selector|:-webkit-(?:date|calendar|inner|outer)|-moz)|\[data-(?:theme|hidden|state="?closing)/;

const aClass = /\.((?:\\.|[\w-]|[^\0-\x7F])+)/g;
const htmlOf: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/** The selector unless its state can wait. Alternatives and negations count as no requirement. */
function selectorOf(text: string): readonly Selector[] {
  let plain = text;
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replaceAll(/:(?:not|has|is|where)\((?:\\.|[^()])*\)/g, '');
  }
  if (later.test(plain)) return [];
  const classes = [...plain.matchAll(aClass)].map(([, name = '']) => {
    const written = name.replaceAll(/\\(.)/g, '$1');
    return `.${written.replaceAll(/[&<>"']/g, (sign) => htmlOf[sign] ?? sign)}`;
  });
  const rest = plain
    .replaceAll(aClass, '')
    .replaceAll(/\[[^\]]*\]|::?[\w-]+(?:\([^()]*\))?|#[\w-]+/g, '');
  return [{ text, needs: [...classes, ...(rest.match(/[a-z][\w-]*/gi) ?? [])] }];
}

function print(pieces: readonly Piece[], has: ReadonlySet<string>): string {
  return pieces
    .map((piece) => {
      if (piece.kind === 'group') {
        const inner = print(piece.pieces, has);
        return inner && `${piece.prelude}{${inner}}`;
      }
      const matching = piece.selectors.filter(({ needs }) => needs.every((name) => has.has(name)));
      const list = matching.map(({ text }) => text).join(',');
      return list && `${list}{${piece.body}}`;
    })
    .join('')
    .replaceAll(`}${theme}{`, ';');
}

function namesOf(parts: ReadonlySet<string>): Set<string> {
  // The elements around the rendered content.
  const names = new Set(['html', 'body']);
  for (const part of parts) {
    if (part.startsWith('<')) names.add(part.slice(1));
    else for (const name of part.slice(' class="'.length, -1).split(' ')) names.add(`.${name}`);
  }
  return names;
}
