/** The middle of some figures; the mean of the two in the middle of an even number of them. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = Number.NaN, high = low] = sorted.slice(
    Math.ceil(middle - 1),
    Math.floor(middle) + 1,
  );
  return (low + high) / 2;
}
