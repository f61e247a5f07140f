/** Measures that a search lacks: products with the nearest measures come first. */
import {
  knownMeasures,
  mostLevels,
  nearestMeasures,
  type KnownMeasure,
} from '../text/nearest-measures.ts';
import type { Sought } from '../text/query.ts';
import { hasBit, membersOf, type Bits } from './bits.ts';
import { textsIn } from './packed-texts.ts';
import { bestScore, placeOf, places } from './places.ts';
import { between, exactly, membersIn, productOf, type Postings } from './postings.ts';
import type { Numbers } from './scratch.ts';
import type { Snapshot } from './snapshot.ts';

/** Scores below the nearness of missing measures are reduced to this many steps. */
const perLevel = 15;
const scoresPerLevel = Math.ceil((bestScore + 1) / (perLevel + 1));

/** The measures of each index, read when the first search lacks one. */
const measuresOf = new WeakMap<Postings, readonly KnownMeasure[]>();

function knownIn(words: Postings): readonly KnownMeasure[] {
  const known =
    measuresOf.get(words) ?? knownMeasures(textsIn(words.keys, between(words, '0', ':')));
  measuresOf.set(words, known);
  return known;
}

/**
 * Adds to the scores how near the products' measures come to those that are missing.
 * @returns the missing measures to which some come near
 */
export function putNearestFirst(
  { data: { words } }: Snapshot,
  missing: readonly Sought[],
  { matching, scores }: { readonly matching: Bits; readonly scores: Numbers },
): ReadonlySet<Sought> {
  const near = new Set<Sought>();
  if (missing.length === 0) return near;
  const nearness = new Map<number, number>();
  for (const one of missing) {
    const own = levelsOf(words, nearestMeasures(one, knownIn(words)), {
      matching,
      most: Math.floor(mostLevels / missing.length),
    });
    if (own.size > 0) near.add(one);
    for (const [product, level] of own) {
      nearness.set(product, (nearness.get(product) ?? 0) + level);
    }
  }
  for (const product of membersOf(matching)) {
    const rest = Math.floor((scores[product] ?? 0) / scoresPerLevel);
    scores[product] = (nearness.get(product) ?? 0) * (perLevel + 1) + rest;
  }
  return near;
}

/** The level of each product with one of the measures: those of the nearest that there are have the highest. */
function levelsOf(
  words: Postings,
  measures: readonly (readonly string[])[],
  { matching, most }: { readonly matching: Bits; readonly most: number },
): ReadonlyMap<number, number> {
  const levels = new Map<number, number>();
  let level = most;
  for (const keys of measures) {
    const before = levels.size;
    for (const key of keys) {
      for (const member of membersIn(words, exactly(words, key))) {
        const product = productOf(member);
        if (!hasBit(matching, product) || levels.has(product) || !isInName(member)) continue;
        levels.set(product, level);
      }
    }
    if (levels.size > before) level -= 1;
    if (level === 0) break;
  }
  return levels;
}

/** Whether one of a member's places is in a name, a brand or a code. */
function isInName(member: number): boolean {
  return Math.max(placeOf(member, 'pt'), placeOf(member, 'es')) >= places.brand;
}
