/** Splits long work into slices, so that requests are answered in between. */

/** Work that may pause at each `yield`. */
export type Sliced<Result> = Generator<undefined, Result, undefined>;

const sliceMs = 5;

export async function inSlices<Result>(work: Sliced<Result>): Promise<Result> {
  for (;;) {
    const end = performance.now() + sliceMs;
    let step = work.next();
    while (!step.done && performance.now() < end) step = work.next();
    if (step.done) return step.value;
    await new Promise((done) => setImmediate(done));
  }
}

/** Array elements sorted or merged per slice. */
const partSize = 2_000;

/** Merge sort by code units. */
export function* sortedTexts(texts: readonly string[]): Sliced<string[]> {
  let parts: string[][] = [];
  for (let start = 0; start < texts.length; start += partSize) {
    // The default comparison is by code units, as intended.
    // oxlint-disable-next-line typescript/require-array-sort-compare
    parts.push(texts.slice(start, start + partSize).sort());
    yield;
  }
  while (parts.length > 1) {
    const joined: string[][] = [];
    for (let at = 0; at < parts.length; at += 2) {
      joined.push(yield* merged(parts[at] ?? [], parts[at + 1] ?? []));
    }
    parts = joined;
  }
  return parts[0] ?? [];
}

function* merged(a: readonly string[], b: readonly string[]): Sliced<string[]> {
  const result: string[] = [];
  let [atA, atB] = [0, 0];
  for (;;) {
    const [textA, textB] = [a[atA], b[atB]];
    if (textA === undefined && textB === undefined) return result;
    if (textB === undefined || (textA !== undefined && textA <= textB)) {
      result.push(textA ?? '');
      atA += 1;
    } else {
      result.push(textB);
      atB += 1;
    }
    if (result.length % partSize === 0) yield;
  }
}
