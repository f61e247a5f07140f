/**
 * Sorted texts of ASCII characters as bytes: a million strings would slow down every garbage collection.
 */
import type { Sliced } from './slices.ts';

export interface PackedTexts {
  readonly bytes: Uint8Array;
  /** Text n is `bytes[starts[n]]` to `bytes[starts[n + 1]]`. */
  readonly starts: Uint32Array;
}

/** Texts per slice. */
const atOnce = 5_000;

export function* packed(texts: readonly string[]): Sliced<PackedTexts> {
  const starts = new Uint32Array(texts.length + 1);
  for (let at = 0; at < texts.length; at += 1) {
    starts[at + 1] = (starts[at] ?? 0) + (texts[at] ?? '').length;
  }
  yield;
  const bytes = new Uint8Array(starts[texts.length] ?? 0);
  for (let at = 0; at < texts.length; at += 1) {
    const text = texts[at] ?? '';
    const start = starts[at] ?? 0;
    for (let place = 0; place < text.length; place += 1) {
      bytes[start + place] = text.charCodeAt(place);
    }
    if (at % atOnce === 0) yield;
  }
  return { bytes, starts };
}

/** Undefined beyond the last text. */
export function textAt({ bytes, starts }: PackedTexts, at: number): string | undefined {
  const end = starts[at + 1];
  if (end === undefined) return undefined;
  return String.fromCharCode(...bytes.subarray(starts[at], end));
}

/** The texts of a half-open range. */
export function textsIn(
  texts: PackedTexts,
  { from, to }: { readonly from: number; readonly to: number },
): readonly string[] {
  return Array.from({ length: to - from }, (_, at) => textAt(texts, from + at) ?? '');
}

/** Binary search: index of the first text that is not before `text`. */
export function firstNotBefore(texts: PackedTexts, text: string): number {
  let [low, high] = [0, texts.starts.length - 1];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (comesBefore(texts, middle, text)) low = middle + 1;
    else high = middle;
  }
  return low;
}

function comesBefore({ bytes, starts }: PackedTexts, at: number, text: string): boolean {
  const [start, end] = [starts[at] ?? 0, starts[at + 1] ?? 0];
  const shorter = Math.min(end - start, text.length);
  for (let place = 0; place < shorter; place += 1) {
    const difference = (bytes[start + place] ?? 0) - text.charCodeAt(place);
    if (difference !== 0) return difference < 0;
  }
  return end - start < text.length;
}
