/** The time since a `Date.now()`: `0.4 s`, `37 s`, `2 min 05 s`. */
export function since(began: number): string {
  const seconds = (Date.now() - began) / 1000;
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  const [minutes, rest] = [Math.floor(seconds / 60), Math.floor(seconds % 60)];
  return minutes === 0 ? `${rest} s` : `${minutes} min ${String(rest).padStart(2, '0')} s`;
}
