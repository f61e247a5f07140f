/** A rule of a stylesheet: a group of rules, or declarations as they stand in the source. */
export type Rule =
  | { readonly kind: 'group'; readonly prelude: string; readonly rules: readonly Rule[] }
  | { readonly kind: 'block'; readonly prelude: string; readonly body: string };

const groups = /^@(?:layer|media|supports|container)\b/;

/**
 * Takes a stylesheet apart, as far as the build's output needs it: well-formed and without comments
 * that hold braces. What is nested in a rule of elements stays in its body.
 */
export function parseStylesheet(css: string): readonly Rule[] {
  const rules: Rule[] = [];
  let at = 0;
  while (at < css.length) {
    const end = endOfPrelude(css, at);
    const prelude = css
      .slice(at, end)
      .replaceAll(/\/\*.*?\*\//gs, '')
      .trim();
    // Statements (`@charset`, `@layer a, b;`) say nothing about any element.
    const close = css[end] === '{' ? endOfBlock(css, end) : end;
    if (close > end) {
      const body = css.slice(end + 1, close);
      rules.push(
        groups.test(prelude)
          ? { kind: 'group', prelude, rules: parseStylesheet(body) }
          : { kind: 'block', prelude, body },
      );
    }
    at = close + 1;
  }
  return rules;
}

/** Where the `{` or `;` stands that ends a prelude; the end of the text when there is none. */
function endOfPrelude(css: string, from: number): number {
  let depth = 0;
  for (let at = from; at < css.length; at = next(css, at)) {
    const character = css[at];
    if (character === '(' || character === '[') depth += 1;
    else if (character === ')' || character === ']') depth -= 1;
    else if (depth === 0 && (character === '{' || character === ';')) return at;
  }
  return css.length;
}

/** Where the `}` stands that closes the `{` at `from`. */
function endOfBlock(css: string, from: number): number {
  let depth = 0;
  for (let at = from; at < css.length; at = next(css, at)) {
    if (css[at] === '{') depth += 1;
    else if (css[at] === '}') {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  return css.length;
}

/** The next place to look at: behind an escaped character, a string or a comment. */
function next(css: string, at: number): number {
  const character = css[at];
  if (character === '\\') return at + 2;
  if (character === '"' || character === "'") {
    let end = at + 1;
    while (end < css.length && css[end] !== character) end += css[end] === '\\' ? 2 : 1;
    return end + 1;
  }
  if (character === '/' && css[at + 1] === '*') return css.indexOf('*/', at + 2) + 2 || css.length;
  return at + 1;
}
