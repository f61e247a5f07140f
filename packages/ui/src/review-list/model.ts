import type { Stars } from '../locales/reviews/messages.ts';

/** How many buyers gave each number of stars. */
export type StarCounts = Readonly<Record<Stars, number>>;

/** The numbers of stars, the best first. */
export const bestFirst: readonly Stars[] = [5, 4, 3, 2, 1];

/** What the counts come to: how many ratings there are, and their average; `null` without any. */
export function ratingSummary(counts: StarCounts): { count: number; average: number | null } {
  const count = bestFirst.reduce((sum, stars) => sum + counts[stars], 0);
  const stars = bestFirst.reduce((sum, each) => sum + each * counts[each], 0);
  return { count, average: count === 0 ? null : stars / count };
}
