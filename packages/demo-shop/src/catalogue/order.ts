import { categories, tradeIds } from './categories.ts';
import type { Family, Size } from './family.ts';
import { hashOf, shuffled } from './random.ts';

/** One maker's version of one size of a family: what may become a product. */
export interface Candidate {
  readonly key: string;
  readonly family: Family;
  readonly size: Size;
  readonly sizeIndex: number;
  readonly brand: string;
  readonly brandIndex: number;
  readonly priceUsdCents: number;
  readonly categoryId: number;
  readonly category: string;
  readonly departmentId: number;
}

/** The families whose goods are searched for most; they have the lowest ids (storefront.md §7). */
const popular = [
  'FUR',
  'CHC',
  'ESM',
  'PFB',
  'TRN',
  'MAR',
  'MSI',
  'CXF',
  'CPA',
  'LVP',
  'ALU',
  'JSQ',
  'TIN',
  'LBD',
  'NVB',
  'ESD',
  'GER',
  'DCT',
  'LUV',
  'BOT',
];

/** How many of a category's newest goods the home page shows. */
const newestShown = 8;

/**
 * Chooses `count` candidates and puts them in the order of their ids: what is searched for most,
 * then everything mixed, then the newest, of which each category has eight different kinds.
 */
export function arrange(candidates: readonly Candidate[], count: number): Candidate[] {
  const first = popular.map((code) => showpiece(candidates, code));
  const taken = new Set(first.map(({ key }) => key));
  const last = newest(candidates, taken);
  for (const { key } of last) taken.add(key);
  const rest = candidates.filter(({ key }) => !taken.has(key));
  const body = thinned(rest, count - taken.size);
  return [...first, ...shuffled(body, 'order', ({ key }) => key), ...last];
}

/** Whether a place in the arranged list is one that home pages show. */
export const isShown = (index: number, length: number): boolean =>
  index < popular.length || index >= length - newestShown * categories.length;

/** The middle size of a family, of its first maker. */
function showpiece(candidates: readonly Candidate[], code: string): Candidate {
  const own = candidates.filter(({ family }) => family.code === code);
  const middle = Math.floor((own[0]?.family.sizes.length ?? 0) / 2);
  const best = own.find(({ sizeIndex, brandIndex }) => sizeIndex === middle && brandIndex === 0);
  if (best === undefined) throw new Error(`No family has the code ${code}.`);
  return best;
}

/** The newest goods, those of the trades last, each category's best as the very last. */
function newest(candidates: readonly Candidate[], taken: ReadonlySet<string>): Candidate[] {
  const houses = categories.filter(({ id }) => !tradeIds.has(id));
  const trades = categories.filter(({ id }) => tradeIds.has(id));
  return [houses, trades].flatMap((group) => {
    const picks = group.map(({ id }) =>
      varied(candidates.filter((one) => one.categoryId === id && !taken.has(one.key))),
    );
    return Array.from({ length: newestShown }, (_, turn) =>
      picks.map((list) => list[newestShown - 1 - turn]).toReversed(),
    )
      .flat()
      .filter((one) => one !== undefined);
  });
}

/** Eight candidates of as many departments, families, drawings and makers as there are. */
function varied(candidates: readonly Candidate[]): Candidate[] {
  const chosen: Candidate[] = [];
  const pool = shuffled(candidates, 'newest', ({ key }) => key);
  while (chosen.length < newestShown && pool.length > 0) {
    const scores = pool.map((one) => sameness(one, chosen));
    const best = scores.indexOf(Math.min(...scores));
    chosen.push(...pool.splice(best, 1));
  }
  return chosen;
}

/** How much a candidate repeats what is chosen already; dearer goods are a little better. */
function sameness(one: Candidate, chosen: readonly Candidate[]): number {
  const repeats = chosen.map(
    (other) =>
      (other.family.drawing === one.family.drawing ? 100 : 0) +
      (other.family === one.family ? 100 : 0) +
      (other.departmentId === one.departmentId ? 12 : 0) +
      (other.brand === one.brand ? 5 : 0),
  );
  const cheap = one.priceUsdCents < 500 ? 8 : one.priceUsdCents < 1500 ? 3 : 0;
  return repeats.reduce((sum, value) => sum + value, cheap);
}

/** As many as asked for: every size stays with its first maker, other makers' versions go. */
function thinned(candidates: readonly Candidate[], count: number): Candidate[] {
  return candidates
    .map((one) => ({ one, rank: one.brandIndex === 0 ? -1 : hashOf(`keep:${one.key}`) }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, count)
    .map(({ one }) => one);
}
