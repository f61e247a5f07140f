import type { Answer } from './shopper.ts';

/** The calls of one kind. */
interface Kind {
  readonly milliseconds: number[];
  /** Unexpected answers: how many of each. */
  readonly unexpected: Map<string, number>;
}

/** What a server held, in megabytes. */
interface Memory {
  settled: number | undefined;
  last: number;
  most: number;
}

/** The number of times of each kind that are kept; from then on each new one replaces another. */
const kept = 20_000;

/** What a long run came to. */
export class Figures {
  readonly #kinds = new Map<string, Kind & { calls: number }>();
  readonly #memories = new Map<string, Memory>();

  /** Carries out a call and takes its time; an answer that is not among the expected is an error. */
  async time(
    kind: string,
    work: () => Promise<Answer>,
    expected?: readonly number[],
  ): Promise<void>;
  /** The same for several calls of which something has to come. */
  async time<T>(
    kind: string,
    work: () => Promise<T | undefined>,
    expected: 'token',
  ): Promise<T | undefined>;
  async time<T>(
    kind: string,
    work: () => Promise<T | Answer | undefined>,
    expected: readonly number[] | 'token' = [200],
  ): Promise<T | Answer | undefined> {
    const figures = this.#kinds.get(kind) ?? {
      milliseconds: [],
      unexpected: new Map(),
      calls: 0,
    };
    this.#kinds.set(kind, figures);
    const start = performance.now();
    const result = await work().catch(() => undefined);
    const place = figures.calls < kept ? figures.calls : Math.floor(Math.random() * kept);
    figures.milliseconds[place] = performance.now() - start;
    figures.calls += 1;
    if (!isExpected(result, expected)) {
      const name = String(statusOf(result) ?? 'none');
      figures.unexpected.set(name, (figures.unexpected.get(name) ?? 0) + 1);
    }
    return result;
  }

  /** Takes down how much memory a server holds; `settled` once it has done everything a few times. */
  sawMemory(server: string, megabytes: number | undefined, settled: boolean): void {
    if (megabytes === undefined) return;
    const memory = this.#memories.get(server) ?? { settled: undefined, last: 0, most: 0 };
    this.#memories.set(server, memory);
    if (settled) memory.settled ??= megabytes;
    memory.last = megabytes;
    memory.most = Math.max(memory.most, megabytes);
  }

  /** A table in Markdown. */
  table(): string {
    const rows = Array.from(this.#kinds, ([kind, { calls, unexpected, milliseconds }]) => {
      const sorted = milliseconds.toSorted((a, b) => a - b);
      const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0);
      return `| ${kind} | ${calls} | ${sum(unexpected)} | ${at(0.5)} | ${at(0.99)} |`;
    });
    return [
      '| calls | how many | unexpected | p50, ms | p99, ms |',
      '| --- | --- | --- | --- | --- |',
      ...rows,
      '',
      '| memory of | once warm, MB | at the end | at most |',
      '| --- | --- | --- | --- |',
      ...Array.from(
        this.#memories,
        ([server, { settled, last, most }]) =>
          `| ${server} | ${settled ?? 'not seen'} | ${last} | ${most} |`,
      ),
    ].join('\n');
  }

  /** What should not have been, a sentence each. */
  problems(mostGrowth: number): string[] {
    const unexpected = Array.from(this.#kinds, ([kind, figures]) => ({ kind, ...figures }))
      .filter((one) => one.unexpected.size > 0)
      .map(({ kind, calls, unexpected: answers }) => {
        const each = Array.from(answers, ([name, times]) => `${name} × ${times}`).join(', ');
        return `${sum(answers)} of ${calls} calls "${kind}" had unexpected answers (${each}).`;
      });
    const grown = Array.from(this.#memories, ([server, memory]) => ({ server, ...memory }))
      .filter(({ settled, last }) => settled !== undefined && last > settled * mostGrowth)
      .map(
        ({ server, settled, last }) => `Memory of ${server} grew from ${settled} to ${last} MB.`,
      );
    return [...unexpected, ...grown];
  }
}

function isExpected(result: unknown, expected: readonly number[] | 'token'): boolean {
  if (expected === 'token') return result !== undefined;
  const status = statusOf(result);
  return status !== undefined && expected.includes(status);
}

function statusOf(result: unknown): number | undefined {
  const status: unknown = Reflect.get(Object(result), 'status');
  return typeof status === 'number' ? status : undefined;
}

const sum = (answers: ReadonlyMap<string, number>) =>
  [...answers.values()].reduce((total, times) => total + times, 0);
