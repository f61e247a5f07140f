/** A group of rules, or a rule with its declarations as source. */
export type Rule =
  | { readonly kind: 'group'; readonly prelude: string; readonly rules: readonly Rule[] }
  | { readonly kind: 'block'; readonly prelude: string; readonly body: string };

const groups = /^@(?:layer|media|supports|container)\b/;

/**
 * Parses the build's stylesheet: well-formed, without braces in comments. Nested rules stay in
 * their rule's body.
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
    // Statements such as `@charset` and `@layer a, b;` match no element.
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

/** The index of the `{` or `;` that ends a prelude, or the end of the text. */
export function endOfPrelude(css: string, from: number): number {
  let depth = 0;
  for (let at = from; at < css.length; at = next(css, at)) {
    const character = css[at];
    if (character === '(' || character === '[') depth += 1;
    else if (character === ')' || character === ']') depth -= 1;
    else if (depth === 0 && (character === '{' || character === ';')) return at;
  }
  return css.length;
}

/** The index of the `}` that closes the `{` at `from`. */
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

/** The next index, past an escape, a string or a comment. */
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

/** The index of the bracket that closes one opened before `from`. */
export function endOfBrackets(text: string, from: number): number {
  let depth = 1;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '(') depth += 1;
    else if (text[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
}
