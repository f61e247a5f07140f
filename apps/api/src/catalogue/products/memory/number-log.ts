const chunkBits = 16;
const chunkSize = 2 ** chunkBits;

/** A growable array of unboxed integers. It grows by chunks: nothing is copied. */
export class NumberLog {
  readonly #chunks: Uint32Array[] = [];
  #length = 0;

  get length(): number {
    return this.#length;
  }

  push(number: number): void {
    const chunk =
      this.#chunks[this.#length >>> chunkBits] ??
      (this.#chunks[this.#length >>> chunkBits] = new Uint32Array(chunkSize));
    chunk[this.#length % chunkSize] = number;
    this.#length += 1;
  }

  at(index: number): number {
    return this.#chunks[index >>> chunkBits]?.[index % chunkSize] ?? 0;
  }

  set(index: number, number: number): void {
    const chunk = this.#chunks[index >>> chunkBits];
    if (chunk) chunk[index % chunkSize] = number;
  }

  toArray(): Uint32Array {
    const all = new Uint32Array(this.#length);
    for (const [index, chunk] of this.#chunks.entries()) {
      const start = index * chunkSize;
      all.set(chunk.subarray(0, Math.min(chunkSize, this.#length - start)), start);
    }
    return all;
  }
}
