import type { Rolldown } from 'vite';
import { families, shell, type Family } from './chunk-families.ts';

type ChunkingContext = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/** Before all others, which import it too. It imports none, or it would come with them. */
const early: Rolldown.CodeSplittingGroup = {
  name: 'early',
  test: /\/src\/(client\/(load-scripts|main-pictures)|lazy\/(page-scripts|replaced-build))\.ts$/,
  priority: families.length + 3,
};

/** Pieces that are small, in characters, and of which so many entries have need. */
const small = { longest: 600, atLeast: 5 } as const;

/**
 * What every page loads, and small pieces that stand on it alone, as icons do: a chunk for each
 * would weigh more on each page that needs it than in the shell.
 */
const first: Rolldown.CodeSplittingGroup = {
  debugName: 'shell',
  name: (id, context) =>
    isOfShell(entriesOf(id, context)) || isSmall(id, context) ? 'shell' : null,
  priority: families.length + 2,
};

/** After all others: what is left is split by which entries share it. */
const rest: Rolldown.CodeSplittingGroup = {
  name: 'shared',
  minShareCount: 2,
  entriesAware: true,
  priority: 1,
};

/**
 * Chunks by what needs them, never by folder: what every page loads is one chunk, and so is what a
 * family of pages shares. Rolldown's own way to join small pieces makes chunks which import each
 * other, and one of them then runs before what it needs.
 */
export const splitChunks: Rolldown.CodeSplittingOptions = {
  // What a family needs is of another where more entries need it.
  includeDependenciesRecursively: false,
  groups: [early, first, ...families.map(groupOf), rest],
};

function groupOf(family: Family, place: number): Rolldown.CodeSplittingGroup {
  return {
    debugName: family.name,
    name: (id, context) => (isOf(family, entriesOf(id, context)) ? family.name : null),
    priority: families.length + 1 - place,
  };
}

/** Whether what these entries need, by their ids, is of the shell. */
function isOfShell(entries: readonly string[]): boolean {
  return shell.some((family) => isOf(family, entries));
}

/** Whether it is of the family. */
export function isOf({ every, no = [] }: Family, entries: readonly string[]): boolean {
  const among = (ends: readonly string[]) =>
    entries.filter((entry) => ends.some((end) => entry.endsWith(end))).length;
  return among(no) === 0 && every.every(({ atLeast, of }) => among(of) >= atLeast);
}

/** What reaches the module without a dynamic import: the entry, or what is imported dynamically. */
export function entriesOf(id: string, context: ChunkingContext): string[] {
  const visited = new Set<string>();
  const entries: string[] = [];
  const follow = (each: string) => {
    if (visited.has(each)) return;
    visited.add(each);
    const info = context.getModuleInfo(each);
    if (!info) return;
    if (info.isEntry || info.dynamicImporters.length > 0) entries.push(each);
    info.importers.forEach(follow);
  };
  follow(id);
  return entries;
}

/** Whether it is such a small piece. */
export function isSmall(id: string, context: ChunkingContext): boolean {
  const info = context.getModuleInfo(id);
  if (!info?.code || info.code.length > small.longest) return false;
  if (entriesOf(id, context).length < small.atLeast) return false;
  return info.importedIds.every((each) => isOfShell(entriesOf(each, context)));
}
