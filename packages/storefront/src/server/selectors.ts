import { endOfBrackets } from './stylesheet.ts';

/**
 * States that a page never has at first or that only scripts cause, and parts of controls whose
 * style can wait.
 */
const later =
  /:(?:hover|active|focus|:backdrop|:selection|:file-selector|:-webkit-(?:date|calendar|inner|outer)|-moz)|\[data-(?:theme|hidden|state="?closing)/;

/** A selector with what has to occur in a page for it to match. */
export interface NeedySelector {
  readonly selector: string;
  /** Classes as `.card`, elements as `table`. */
  readonly needs: readonly string[];
}

/**
 * The required classes and elements of each selector of a list, without selectors that can't matter
 * for a first paint. Alternatives and negations count as no requirement.
 * @example
 * needsOf('.card:not(.flat) .md\\:flex,h1')
 * // [{ selector: '.card…', needs: ['.card', '.md:flex'] }, { selector: 'h1', needs: ['h1'] }]
 */
export function needsOf(selectorList: string): readonly NeedySelector[] {
  return partsOf(selectorList).flatMap((selector) => {
    const plain = withoutChoices(selector);
    return later.test(plain)
      ? []
      : [{ selector, needs: [...classesIn(plain), ...elementsIn(plain)] }];
  });
}

const aClass = /\.((?:\\.|[\w-]|[^\0-\x7F])+)/g;

function classesIn(selector: string): readonly string[] {
  return [...selector.matchAll(aClass)].map(
    ([, name = '']) => `.${name.replaceAll(/\\(.)/g, '$1')}`,
  );
}

/** Element names, after removing classes, attributes, states and ids. */
function elementsIn(selector: string): readonly string[] {
  const rest = selector
    .replaceAll(aClass, '')
    .replaceAll(/\[[^\]]*\]|::?[\w-]+(?:\([^()]*\))?|#[\w-]+/g, '');
  return rest.match(/[a-z][\w-]*/gi) ?? [];
}

/** Splits at commas outside brackets. */
function partsOf(list: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < list.length; at += 1) {
    const character = list[at];
    if (character === '\\') at += 1;
    else if (character === '(' || character === '[') depth += 1;
    else if (character === ')' || character === ']') depth -= 1;
    else if (character === ',' && depth === 0) {
      parts.push(list.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, list.slice(start)];
}

/** Removes `:not(…)` and `:is(a,b)`, which make no requirement. */
function withoutChoices(selector: string): string {
  const open = /:(not|has|is|where)\(/.exec(selector);
  if (!open) return selector;
  const from = open.index + open[0].length;
  const to = endOfBrackets(selector, from);
  const inside = selector.slice(from, to);
  const counts = open[1] !== 'not' && partsOf(inside).length === 1;
  const rest = withoutChoices(selector.slice(to + 1));
  return selector.slice(0, open.index) + (counts ? withoutChoices(inside) : '') + rest;
}
