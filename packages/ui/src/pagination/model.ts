/** Page numbers around the current one, including the first and last. */
export function pageWindow(page: number, pageCount: number, size = 5): readonly number[] {
  const length = Math.max(0, Math.min(size, pageCount));
  const first = Math.max(1, Math.min(page - Math.floor(size / 2), pageCount - length + 1));
  return Array.from({ length }, (_, index) =>
    index === 0 ? 1 : index === length - 1 ? pageCount : first + index,
  );
}
