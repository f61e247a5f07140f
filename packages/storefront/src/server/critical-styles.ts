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

export interface InlineStyles {
  readonly text: string;
  /** Its hash source in the page's policy, see `hashSource`. */
  readonly source: string;
}

/** Extracts the rules that a page's elements can match. */
export type CriticalStyles = (html: string) => InlineStyles;

/**
 * Prepares a stylesheet for extracting what one page needs for its first paint. A selector is kept
 * when each of its classes and elements occurs in the page; variables, `@property` and `@keyframes`
 * when a kept rule uses them. Omitted: pointer and focus states, transitions, and the contents of
 * closed menus.
 * @param css the build's output
 */
export function criticalStyles(css: string): CriticalStyles {
  const used = new Set(css.match(/--[\w-]+(?=[,)])/g));
  const rules = parseStylesheet(css).flatMap((rule) => prepared(rule, used));
  const layers = rules.flatMap((rule) => /^@layer ([\w-]+)$/.exec(preludeOf(rule))?.[1] ?? []);
  // Declared first, because a layer without rules would lose its position.
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
    // Most pages of a route consist of the same parts.
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

/** The hidden content of a closed `<details>`, without its visible summary. */
const closed = /(<details(?![^>]* open)[^>]*>.*?<\/summary>).*?(?=<\/details>)/gs;

/** Cached results by set of classes, about 40 kB each. */
const remembered = 200;

interface ElementRule {
  readonly kind: 'elements';
  readonly selectors: readonly NeedySelector[];
  readonly declarations: readonly Declaration[];
}

/** Page-wide variables, each kept only if used. */
interface VariablesRule {
  readonly kind: 'variables';
  readonly prelude: string;
  readonly variables: readonly Declaration[];
}

/** `@property` or `@keyframes`. */
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

/** @param used the variables that any value uses */
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

/** Of repeated properties, the last declaration wins. */
function withoutRepeats(declarations: readonly Declaration[]): readonly Declaration[] {
  const isSame = (one: Declaration, other: Declaration) =>
    one.name === other.name && one.value === other.value;
  return declarations.filter(
    (one, index) => !declarations.slice(index + 1).some((other) => isSame(one, other)),
  );
}

/** Properties of transitions and interaction, invisible in a first paint. */
const waits = /^(?:transition|cursor|touch-action|(?:-webkit-)?user-select|-webkit-tap)/;

/** Initial values by `@property`, except of animated variables. */
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

/** The rules without variables that resolve to their initial value. */
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

/** All names that the rules mention, directly or through variables. */
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
  // Iterating a Set includes elements added meanwhile.
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

/** Elements as `table`, classes as `.card`; always includes `html`. */
function namesOf(parts: ReadonlySet<string>): ReadonlySet<string> {
  // The elements around the rendered content.
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
