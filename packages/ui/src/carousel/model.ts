/** The page after a step, from the other end beyond the last one or the first. */
export function stepPage(page: number, step: number, pageCount: number): number {
  return pageCount <= 0 ? 0 : (((page + step) % pageCount) + pageCount) % pageCount;
}
