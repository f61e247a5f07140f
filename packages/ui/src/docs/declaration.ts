/** A type as its source declares it. */
export interface Declaration {
  /** What it is called. */
  name: string;
  /** Its source, with the comments on it and its members. */
  text: string;
}

const declared =
  /^(?:\/\*\*(?:(?!\*\/)[^])*\*\/\n)?(?:export )?(?:interface (?<object>\w+)\b[^]*?(?:^\}|\{\})$|type (?<alias>\w+)\b[^]*?;$(?!\n[ }]))/gm;
/** What a type takes from the variants that a component has. */
const varying = /(?:NonNullable<)?(?:VariantProps<typeof \w+>|Variants)\['(\w+)'\]>?/g;
const renamed = /\b(?:type )?(\w+) as (\w+)\b(?=[^;]* from )/g;

/**
 * The types of a module with their names, so that a page shows the fields and units of a view
 * and never an older copy of them. What the module imports by another name has its own name in
 * them, and what it takes from a variant is spelled out.
 */
export function declarationsIn(source: string): readonly Declaration[] {
  const names = [...source.matchAll(renamed)].map(([, own = '', local = '']) => [own, local]);
  const spelled = source.replaceAll(varying, (_, name: string) => choices(source, name));
  return [...spelled.matchAll(declared)].map(({ 0: found, groups }) => ({
    name: groups?.['object'] ?? groups?.['alias'] ?? '',
    text: names.reduce(
      (text, [own = '', local = '']) => text.replaceAll(new RegExp(`\\b${local}\\b`, 'g'), own),
      found,
    ),
  }));
}

/** The values of a variant, out of the module that declares it with cva. */
function choices(source: string, variant: string): string {
  const [, body = ''] = new RegExp(`\\b${variant}: \\{([^}]*)\\}`).exec(source) ?? [];
  const values = [...body.matchAll(/(?<=^\s*|,\s*)(\w+):/g)].map(([, value = '']) => `'${value}'`);
  return values.join(' | ');
}

/** The names that a type is written with: of other types, of its parameters, of the language. */
export function namesIn(type: string): readonly string[] {
  const code = type.replaceAll(/\/\*\*[^]*?\*\/|'[^']*'|"[^"]*"|\btypeof \w+/g, '');
  return [...new Set(code.match(/\b[A-Z]\w*/g))];
}

/**
 * The declarations that types are made of, and those that these are made of, nearest first.
 *
 * @param types as they are written, such as `readonly OrderView[]`
 * @param known every declaration there is; a name without one is not the kit's
 */
export function madeOf(
  types: readonly string[],
  known: ReadonlyMap<string, Declaration>,
): readonly Declaration[] {
  const found = new Set<Declaration>();
  const follow = (texts: readonly string[]): void => {
    const next = texts.flatMap(namesIn).flatMap((name) => known.get(name) ?? []);
    const unseen = next.filter((declaration) => !found.has(declaration));
    for (const declaration of unseen) found.add(declaration);
    if (unseen.length > 0) follow(unseen.map(({ text }) => text));
  };
  follow(types);
  return [...found];
}
