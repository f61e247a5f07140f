import { parseStylesheet, type Rule } from '../src/server/stylesheet.ts';

/** A stylesheet in three. */
interface SplitStyles {
  /** Which fonts there are. */
  readonly fonts: string;
  /** What every page may show at first, and all that is not the look of a component. */
  readonly first: string;
  readonly later: string;
  /** Whether a piece of code shows something that has its look from `later`. */
  readonly shows: (code: string) => boolean;
}

const layer = '@layer components';
const fontFace = /@font-face\{[^{}]*\}/g;

/**
 * Takes the fonts out of a stylesheet, and the looks of components which `code` shows none of: the
 * rules of which every selector has a class that is not in it. A class is a whole word wherever it
 * is used.
 *
 * @param whole as the build wrote it
 */
export function splitStyles(whole: string, code: string): SplitStyles {
  const fonts = whole.match(fontFace)?.join('') ?? '';
  const css = whole.replaceAll(fontFace, '');
  const from = css.indexOf(`${layer}{`);
  const to = from + lengthOfBlock(css.slice(from));
  const [looks] = parseStylesheet(css.slice(from, to));
  if (from < 0 || looks?.kind !== 'group') {
    return { fonts, first: css, later: '', shows: () => false };
  }
  const words = new Set(wordsIn(code));
  const unknown = (name: string) => !words.has(name);
  const isLate = (rule: Rule): boolean =>
    rule.kind === 'group'
      ? rule.rules.every(isLate)
      : selectorsIn(rule.prelude).every((classes) => classes.some(unknown));
  const late = looks.rules.filter(isLate);
  const names = new Set(late.flatMap(classesOf).filter(unknown));
  const print = (rules: readonly Rule[]) => `${layer}{${rules.map(printed).join('')}}`;
  return {
    fonts,
    first: css.slice(0, from) + print(looks.rules.filter((rule) => !isLate(rule))) + css.slice(to),
    later: print(late),
    shows: (other) => wordsIn(other).some((word) => names.has(word)),
  };
}

function wordsIn(code: string): readonly string[] {
  return code.match(/\bui(?:-\w+)+/g) ?? [];
}

/** The classes of each selector of a list, without those that it may do without. */
function selectorsIn(list: string): readonly (readonly string[])[] {
  let plain = list;
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replaceAll(/:(?:not|has|is|where)\([^()]*\)/g, '');
  }
  return plain.split(',').map(wordsIn);
}

function classesOf(rule: Rule): readonly string[] {
  return rule.kind === 'group' ? rule.rules.flatMap(classesOf) : selectorsIn(rule.prelude).flat();
}

function printed(rule: Rule): string {
  const body = rule.kind === 'group' ? rule.rules.map(printed).join('') : rule.body;
  return `${rule.prelude}{${body}}`;
}

/** How long a text is up to the brace that closes its first one. */
function lengthOfBlock(css: string): number {
  let depth = 0;
  for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1;
    if (depth === 0) return index + 1;
  }
  return css.length;
}
