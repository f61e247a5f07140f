import type { StartData } from '../entities/index.ts';
import type { Resource, Resources } from '../resource/index.ts';
import type { Result } from '../result/index.ts';
import type { StartDataStore } from './start-data.ts';

type PartOf<T> = (whole: StartData) => T;

/**
 * What one part of a page shows of the start data. A page carries such parts and never the whole,
 * which the browser loads later and which counts from then on.
 */
export class StartPart<T extends object> {
  readonly #startData: Pick<StartDataStore, 'whole' | 'load' | 'guard'>;
  readonly #carried: Resource<T>;
  /** What a page has brought and shows. */
  #shown: { readonly partOf: PartOf<T>; readonly part: T } | undefined;
  #last: { readonly whole: StartData; readonly key: string; readonly part: T } | undefined;

  /** @param name of the resource that the page carries */
  constructor(
    startData: Pick<StartDataStore, 'whole' | 'load' | 'guard'>,
    resources: Resources,
    name: string,
  ) {
    this.#startData = startData;
    this.#carried = resources.create(name);
    startData.guard(this);
  }

  /**
   * The part, the same object while the whole is the same; undefined until it is known.
   * @param key the question that `partOf` answers; '' where there is only one
   */
  of(key: string, partOf: PartOf<T>): T | undefined {
    const { whole } = this.#startData;
    if (!whole) {
      const part = this.#carried.of([key]).data;
      this.#shown = part && { partOf, part };
      return part;
    }
    if (this.#last?.whole !== whole || this.#last.key !== key) {
      this.#last = { whole, key, part: partOf(whole) };
    }
    return this.#last.part;
  }

  differsFrom(whole: StartData): boolean {
    if (!this.#shown) return false;
    const { partOf, part } = this.#shown;
    return JSON.stringify(partOf(whole)) !== JSON.stringify(part);
  }

  /** The part that the page carries, be it of another question. */
  carried(key: string): T | undefined {
    return this.#carried.latest([key]);
  }

  /**
   * Loads the whole unless the part is known, and has the page carry the part. A stale whole is good
   * enough, and is loaded again meanwhile.
   */
  async load(key: string, partOf: PartOf<T>, signal?: AbortSignal): Promise<Result<T>> {
    const known = this.of(key, partOf);
    if (known && !this.#startData.whole) return { ok: true, value: known };
    const loading = this.#startData.load(known ? undefined : signal);
    if (known) return this.#carry(key, known);
    const start = await loading;
    return start.ok ? this.#carry(key, partOf(start.value)) : start;
  }

  async #carry(key: string, part: T): Promise<Result<T>> {
    const result: Result<T> = { ok: true, value: part };
    await this.#carried.load([key], () => Promise.resolve(result));
    return result;
  }
}
