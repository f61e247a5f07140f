/**
 * Sorted texts of small letters and digits as bytes. A million texts of their own would be a million
 * things for the garbage collector to look at, again and again.
 */
import type { Sliced } from './slices.ts';

/** Texts, one after the other. */
export interface PackedTexts {
  readonly bytes: Uint8Array;
  /** Text n stands from `starts[n]` to `starts[n + 1]`. */
  readonly starts: Uint32Array;
}

/** How many texts are packed at a stretch. */
const atOnce = 5_000;

/** Packs sorted texts. */
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

/** The text at a place; undefined behind the last. */
export function textAt({ bytes, starts }: PackedTexts, at: number): string | undefined {
  const end = starts[at + 1];
  if (end === undefined) return undefined;
  return String.fromCharCode(...bytes.subarray(starts[at], end));
}

/** The place of the first text that does not come before another one. */
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
