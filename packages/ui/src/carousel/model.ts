/** The page after a step, from the other end beyond the last one or the first. */
export function stepPage(page: number, step: number, pageCount: number): number {
  return pageCount <= 0 ? 0 : (((page + step) % pageCount) + pageCount) % pageCount;
}

/** What a swipe of so many pixels means: a finger to the left brings the next page. */
export function stepOfSwipe(distance: number, threshold = 50): -1 | 0 | 1 {
  if (distance <= -threshold) return 1;
  return distance >= threshold ? -1 : 0;
}
