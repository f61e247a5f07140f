import {
  declarationsOf,
  mentionsIn,
  printDeclarations,
  variablesIn,
  type Declaration,
} from './declarations.ts';
import { hashSource } from './security-headers.ts';
import { needsOf, type NeedySelector } from './selectors.ts';
import { settleVariables, type InitialValues } from './settle-variables.ts';
import { parseStylesheet, type Rule } from './stylesheet.ts';

/** A page's styles for its first paint. */
export interface InlineStyles {
  readonly text: string;
  /** What the page's policy calls them, see `hashSource`. */
  readonly source: string;
}

/** The rules of a stylesheet that a page's elements can match, as a stylesheet of their own. */
export type CriticalStyles = (html: string) => InlineStyles;

/**
 * Prepares a stylesheet for taking out of it what one page needs for its first paint. A selector
 * stays when each class and element of it stands somewhere in the page; variables, `@property` and
 * `@keyframes` when a rule that stays names them. What answers to a pointer or the focus, and how, can
 * wait for the rest, and so can what stands in a menu that is closed.
 *
 * @param css as the build wrote it
 */
export function criticalStyles(css: string): CriticalStyles {
  const used = new Set(css.match(/--[\w-]+(?=[,)])/g));
  const rules = parseStylesheet(css).flatMap((rule) => prepared(rule, used));
  const layers = rules.flatMap((rule) => /^@layer ([\w-]+)$/.exec(preludeOf(rule))?.[1] ?? []);
  // Said at the beginning, since a layer of which nothing is left would lose its place.
  const order = layers.length > 0 ? `@layer ${layers.join(',')};` : '';
  const definitions = rules.filter((rule) => rule.kind === 'definition');
  const initial = initialValues(definitions);
  const made = new Map<string, InlineStyles>();

  function make(parts: ReadonlySet<string>): InlineStyles {
    const has = namesOf(parts);
    const matching = settled(
      select(rules, ({ needs }) => needs.every((name) => has.has(name))),
      initial,
    );
    const named = namesIn(matching, rules);
    const defined = definitions.filter(({ name }) => named.has(name));
    const text = order + print(matching, named) + print(defined, named);
    return { text, source: hashSource(text) };
  }

  return (html) => {
    // Most pages of a route are made of the same parts.
    const parts = new Set(html.replaceAll(closed, '$1').match(/<[a-z]\w*| class="[^"]*"/g));
    const key = [...parts].sort().join('');
    const styles = made.get(key) ?? make(parts);
    made.delete(key);
    made.set(key, styles);
    for (const oldest of made.keys()) {
      if (made.size <= remembered) break;
      made.delete(oldest);
    }
    return styles;
  };
}

/** What a `<details>` shows once somebody opens it; behind its summary, which is seen. */
const closed = /(<details(?![^>]* open)[^>]*>.*?<\/summary>).*?(?=<\/details>)/gs;

/** For how many sets of classes the styles are remembered; each takes some 40 kB. */
const remembered = 200;

/** A block of declarations for elements. */
interface ElementRule {
  readonly kind: 'elements';
  readonly selectors: readonly NeedySelector[];
  readonly declarations: readonly Declaration[];
}

/** Variables for the whole page, of which each stays only when it is used. */
interface VariablesRule {
  readonly kind: 'variables';
  readonly prelude: string;
  readonly variables: readonly Declaration[];
}

/** What a name means: `@property` or `@keyframes`. */
interface DefinitionRule {
  readonly kind: 'definition';
  readonly prelude: string;
  readonly body: string;
  readonly name: string;
}

interface GroupRule {
  readonly kind: 'group';
  readonly prelude: string;
  readonly rules: readonly PreparedRule[];
}

type PreparedRule = ElementRule | VariablesRule | DefinitionRule | GroupRule;

/** @param used the variables that some value uses */
function prepared(rule: Rule, used: ReadonlySet<string>): readonly PreparedRule[] {
  const { prelude } = rule;
  if (rule.kind === 'group') {
    return /hover|print/.test(prelude)
      ? []
      : [{ kind: 'group', prelude, rules: rule.rules.flatMap((inner) => prepared(inner, used)) }];
  }
  const { body } = rule;
  const name = /^@(?:property|keyframes) (\S+)$/.exec(prelude)?.[1];
  if (name) return [{ kind: 'definition', prelude, body, name }];
  const declarations = declarationsOf(body);
  if (prelude === ':root,:host') return [{ kind: 'variables', prelude, variables: declarations }];
  return [
    {
      kind: 'elements',
      selectors: prelude.startsWith('@') ? [{ selector: prelude, needs: [] }] : needsOf(prelude),
      declarations: withoutRepeats(declarations).filter(
        ({ name }) => !waits.test(name) && (!name.startsWith('--') || used.has(name)),
      ),
    },
  ];
}

/** What is said twice in one rule counts where it is said last. */
function withoutRepeats(declarations: readonly Declaration[]): readonly Declaration[] {
  const isSame = (one: Declaration, other: Declaration) =>
    one.name === other.name && one.value === other.value;
  return declarations.filter(
    (one, index) => !declarations.slice(index + 1).some((other) => isSame(one, other)),
  );
}

/** How something changes, or answers to a pointer: nothing of it is seen in a first paint. */
const waits = /^(?:transition|cursor|touch-action|(?:-webkit-)?user-select|-webkit-tap)/;

/** Values of the variables that `@property` describes, but for those that animations change. */
function initialValues(definitions: readonly DefinitionRule[]): InitialValues {
  const animated = new Set(
    definitions.flatMap(({ prelude, body }) =>
      prelude.startsWith('@keyframes') ? variablesIn(body) : [],
    ),
  );
  return new Map(
    definitions
      .filter(({ prelude, name }) => prelude.startsWith('@property') && !animated.has(name))
      .map(({ name, body }) => [
        name,
        declarationsOf(body).find((declaration) => declaration.name === 'initial-value')?.value,
      ]),
  );
}

function select(
  rules: readonly PreparedRule[],
  stays: (selector: NeedySelector) => boolean,
): readonly PreparedRule[] {
  return rules.flatMap((rule): readonly PreparedRule[] => {
    if (rule.kind === 'variables') return [rule];
    if (rule.kind === 'definition') return [];
    if (rule.kind === 'elements') {
      const selectors = rule.selectors.filter(stays);
      return selectors.length > 0 ? [{ ...rule, selectors }] : [];
    }
    const inner = select(rule.rules, stays);
    return inner.length > 0 ? [{ ...rule, rules: inner }] : [];
  });
}

/** The rules without what their variables come to anyway. */
function settled(rules: readonly PreparedRule[], initial: InitialValues): readonly PreparedRule[] {
  const given = new Set(variablesOf(rules).map(({ name }) => name));
  const settle = settleVariables(flat(rules).flatMap(declarationsIn), initial, given);
  const each = (rule: PreparedRule): readonly PreparedRule[] => {
    if (rule.kind === 'group') {
      const inner = rule.rules.flatMap(each);
      return inner.length > 0 ? [{ ...rule, rules: inner }] : [];
    }
    if (rule.kind !== 'elements') return [rule];
    const declarations = settle(rule.declarations);
    return declarations.length > 0 ? [{ ...rule, declarations }] : [];
  };
  return rules.flatMap(each);
}

function declarationsIn(rule: PreparedRule): readonly Declaration[] {
  if (rule.kind === 'elements') return rule.declarations;
  return rule.kind === 'variables' ? rule.variables : [];
}

/** All that the rules mention, and what the variables among that mention in turn. */
function namesIn(
  matching: readonly PreparedRule[],
  all: readonly PreparedRule[],
): ReadonlySet<string> {
  const named = new Set(
    flat(matching).flatMap((rule) =>
      rule.kind === 'elements' ? mentionsIn(rule.declarations) : [],
    ),
  );
  const variables = variablesOf(all);
  // A set goes on to what is added to it while it is walked through.
  for (const name of named) {
    for (const variable of variables) {
      if (variable.name === name) {
        for (const mention of variablesIn(variable.value)) named.add(mention);
      }
    }
  }
  return named;
}

function variablesOf(rules: readonly PreparedRule[]): readonly Declaration[] {
  return flat(rules).flatMap((rule) => (rule.kind === 'variables' ? rule.variables : []));
}

function flat(rules: readonly PreparedRule[]): readonly PreparedRule[] {
  return rules.flatMap((rule) => (rule.kind === 'group' ? flat(rule.rules) : [rule]));
}

function print(rules: readonly PreparedRule[], named: ReadonlySet<string>): string {
  return rules.map((rule) => `${preludeOf(rule)}{${bodyOf(rule, named)}}`).join('');
}

function preludeOf(rule: PreparedRule): string {
  if (rule.kind !== 'elements') return rule.prelude;
  return rule.selectors.map(({ selector }) => selector).join(',');
}

function bodyOf(rule: PreparedRule, named: ReadonlySet<string>): string {
  if (rule.kind === 'group') return print(rule.rules, named);
  if (rule.kind === 'definition') return rule.body;
  return printDeclarations(
    rule.kind === 'elements'
      ? rule.declarations
      : rule.variables.filter(({ name }) => named.has(name)),
  );
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** Elements as `table`, classes as `.card`: `html` has them with what stands before them. */
function namesOf(parts: ReadonlySet<string>): ReadonlySet<string> {
  // What stands around the content that is rendered.
  const names = new Set(['html', 'body']);
  for (const part of parts) {
    if (part.startsWith('<')) names.add(part.slice(1));
    else for (const name of classesIn(part)) names.add(`.${name}`);
  }
  return names;
}

function classesIn(attribute: string): readonly string[] {
  return attribute
    .slice(' class="'.length, -1)
    .replaceAll(/&[#\w]+;/g, (entity) => entities[entity] ?? entity)
    .split(' ');
}
