/** A node of a component that may be styled. */
export interface Part {
  /** Its `data-slot`. */
  slot: string;
  /** The element, or the component of the kit that draws it, such as `button` or `Field`. */
  element: string;
  /** Attributes that say its state, such as `data-state`. */
  states: readonly string[];
}

/** What an app may rely on when it styles a component. */
export interface StylingContract {
  /** Its own parts. */
  parts: readonly Part[];
  /** The slots of the components that it is made of. */
  inner: readonly string[];
  /** The roles of colour that it and those are drawn with, such as `brand-ink`. */
  roles: readonly string[];
}

/** Sources by their path below `src`, such as `price-tag/price-tag.tsx`. */
export type Sources = ReadonlyMap<string, string>;

/** What a component's folder promises, as its sources and those that it imports have it. */
export function stylingContractOf(
  folder: string,
  sources: Sources,
  roles: ReadonlySet<string>,
): StylingContract {
  const own = [...sources.keys()].filter((path) => path.startsWith(`${folder}/`));
  const all = withImports(own, sources);
  const textOf = (path: string) => sources.get(path) ?? '';
  const drawn = all.flatMap((path) => partsIn(textOf(path)));
  const parts = own.flatMap((path) => partsIn(textOf(path))).map((part) => withStates(part, drawn));
  const slots = new Set(parts.map(({ slot }) => slot));
  return {
    parts: parts.filter(({ slot }, at) => parts.findIndex((part) => part.slot === slot) === at),
    inner: sortedOf(drawn.map(({ slot }) => slot)).filter((slot) => !slots.has(slot)),
    roles: sortedOf(all.flatMap((path) => rolesIn(textOf(path)))).filter((role) => roles.has(role)),
  };
}

/** A part that another component draws has its states too: a `CartDrawer` those of a `Drawer`, and so of a modal. */
function withStates(part: Part, drawn: readonly Part[]): Part {
  if (part.element === 'Modal')
    return { ...part, states: sortedOf(['data-state', ...part.states]) };
  const slot = part.element.replaceAll(/(?<=.)[A-Z]/g, '-$&').toLowerCase();
  const drawnBy = /^[A-Z]/.test(part.element) && drawn.find((other) => other.slot === slot);
  if (!drawnBy || drawnBy.element === part.element) return part;
  return { ...part, states: sortedOf([...part.states, ...withStates(drawnBy, drawn).states]) };
}

const sortedOf = (names: readonly string[]) => [...new Set(names)].toSorted();

/** Files and what they import within the kit, with the stylesheets of the classes that they name. */
function withImports(files: readonly string[], sources: Sources): readonly string[] {
  const found = new Set(files.filter((path) => !path.endsWith('.css')));
  for (const path of found) {
    for (const [, target = ''] of (sources.get(path) ?? '').matchAll(/ from '(\.[^']+)'/g)) {
      const { pathname } = new URL(target, `file:///${path}`);
      if (sources.has(pathname.slice(1))) found.add(pathname.slice(1));
    }
  }
  const code = [...found].map((path) => sources.get(path)).join('\n');
  const named = new Set(code.match(/\bui-[\w-]+/g));
  const sheets = [...sources].filter(
    ([path, css]) =>
      path.endsWith('.css') &&
      [...css.matchAll(/\.(ui-[\w-]+)/g)].some(([, name = '']) => named.has(name)),
  );
  return [...found, ...sheets.map(([path]) => path)];
}

/** The nodes of a module's markup that have a `data-slot`. */
export function partsIn(source: string): readonly Part[] {
  return [...source.matchAll(/\bdata-slot="([\w-]+)"/g)].map(({ index, 1: slot = '' }) => {
    const tag = source.slice(source.lastIndexOf('<', index), endOfTag(source, index));
    return {
      slot,
      element: /^<([\w.]+)/.exec(tag)?.[1] ?? '',
      states: sortedOf(tag.match(/\bdata-[\w-]+(?==)/g) ?? []).filter(
        (name) => name !== 'data-slot',
      ),
    };
  });
}

/** Where an opening tag ends: at a `>` outside of the expressions in it. */
function endOfTag(source: string, from: number): number {
  let depth = 0;
  for (let at = from; at < source.length; at += 1) {
    if (source[at] === '{') depth += 1;
    else if (source[at] === '}') depth -= 1;
    else if (source[at] === '>' && depth === 0) return at;
  }
  return source.length;
}

/** What may be a role of colour: of a custom property, or of a utility class. */
function rolesIn(source: string): readonly string[] {
  const found = source.matchAll(
    /--ui-color-([\w-]+)|\b(?:text|bg|border|outline|ring|fill|stroke|from|to|decoration|accent)-([a-z][\w-]*)/g,
  );
  return [...found].map(([, property, utility]) => property ?? utility ?? '');
}

const listed = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');

/** As a section of the component's page; empty for one that draws nothing. */
export function stylingInMarkdown({ parts, inner, roles }: StylingContract): string {
  const rows = parts.map(({ slot, element, states }) => {
    const node = /^[A-Z]/.test(element) ? `that of ${element}` : `\`<${element}>\``;
    return `| \`${slot}\` | ${node} | ${listed(states) || 'none'} |`;
  });
  const table = ['| `data-slot` | node | states |', '| --- | --- | --- |', ...rows].join('\n');
  return [
    ...(rows.length > 0 || inner.length > 0 ? ['### Parts'] : []),
    ...(rows.length > 0 ? [table] : []),
    ...(inner.length > 0 ? [`Made of parts of other components: ${listed(inner)}.`] : []),
    ...(roles.length > 0
      ? ['### Tokens', `Drawn with ${listed(roles.map((role) => `--ui-color-${role}`))}.`]
      : []),
  ].join('\n\n');
}
