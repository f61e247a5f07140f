import type * as v from 'valibot';
import { readLine, slugOf } from './fields.ts';
import type { BadLine, LinePlace, Lines } from './read-file.ts';
import type { Problem } from './sentences/sentences.ts';

/** A group that there is already. */
export interface KnownGroup {
  readonly id: number;
  readonly slug: string;
  readonly formerSlugs: readonly string[];
  readonly name: string;
  /** Slugs and names are unique within it. */
  readonly scope: string;
}

interface GroupLine {
  readonly id: number | null;
  readonly slug: string;
}

/** A line with the id and the slug of its group. */
export type MatchedGroup<Line> = Line & {
  readonly id: number;
  readonly slug: string;
  readonly place: LinePlace;
};

export interface MatchOptions<Line> {
  readonly known: readonly KnownGroup[];
  readonly nameOf: (line: Line) => string;
  readonly scopeOf: (line: Line) => string;
  /** Receives each skipped line. */
  readonly onBadLine: (bad: BadLine) => void;
}

/**
 * Reads groups. A line with the current or a former slug of a known group means that group, otherwise the
 * one with its name. A line that means no known group gets a new id and slug.
 */
export async function matchGroups<Line extends GroupLine>(
  lines: Lines,
  schema: v.GenericSchema<unknown, Line>,
  { known, nameOf, scopeOf, onBadLine }: MatchOptions<Line>,
): Promise<MatchedGroup<Line>[]> {
  const bySlug = new Map([
    ...known.flatMap((group) =>
      group.formerSlugs.map((slug) => [`${group.scope}/${slug}`, group] as const),
    ),
    ...known.map((group) => [`${group.scope}/${group.slug}`, group] as const),
  ]);
  const byName = new Map(known.map((group) => [`${group.scope}/${slugOf(group.name)}`, group]));
  const ids = new Set(known.map(({ id }) => id));
  const taken = new Set<number | string>();
  let highest = Math.max(0, ...ids);
  const kept: MatchedGroup<Line>[] = [];
  for await (const { value, ...place } of lines) {
    const result = readLine(schema, value);
    if (!result.ok) {
      onBadLine({ ...place, problems: result.problems });
      continue;
    }
    const { line } = result;
    const name = slugOf(nameOf(line));
    const scope = scopeOf(line);
    const named = byName.get(`${scope}/${name}`);
    const match = bySlug.get(`${scope}/${line.slug || name}`) ?? named;
    const id = match?.id ?? line.id ?? highest + 1;
    const slug = line.slug || (match?.slug ?? name);
    const address = `${scope}/${slug}`;
    const problem: Problem | undefined = taken.has(id)
      ? { field: 'id', says: 'twice' }
      : taken.has(address)
        ? { field: 'slug', says: 'twice' }
        : match === undefined && ids.has(id)
          ? { field: 'id', says: 'ofOtherGroup' }
          : named !== undefined && named !== match
            ? { field: 'name', says: 'ofOtherGroup' }
            : undefined;
    if (problem !== undefined) {
      onBadLine({ ...place, problems: [problem] });
      continue;
    }
    taken.add(id).add(address);
    highest = Math.max(highest, id);
    kept.push({ ...line, id, slug, place });
  }
  return kept;
}
