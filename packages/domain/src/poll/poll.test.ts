import { describe, expect, test } from 'vitest';
import { ManualClock, MemoryPage, settle } from '../testing/index.ts';
import { poll, type PollOutcome } from './index.ts';

function setUp(answers: (attempt: number) => string | undefined, attempts = 30) {
  const clock = new ManualClock();
  const page = new MemoryPage('https://shop.example/');
  const controller = new AbortController();
  const askedAt: number[] = [];
  const start = clock.now();
  const outcomes: PollOutcome<string>[] = [];
  void poll({
    clock,
    page,
    everyMs: 5000,
    attempts,
    signal: controller.signal,
    ask: () => {
      askedAt.push(clock.now() - start);
      return Promise.resolve(answers(askedAt.length));
    },
  }).then((outcome) => outcomes.push(outcome));
  return { clock, page, controller, askedAt, outcomes };
}

describe('polling', () => {
  test('asks at once, then at each interval, until something settles', async () => {
    const { clock, askedAt, outcomes } = setUp((attempt) => (attempt === 3 ? 'paid' : undefined));
    await clock.advance(60_000);
    expect(askedAt).toEqual([0, 5000, 10_000]);
    expect(outcomes).toEqual([{ kind: 'settled', value: 'paid' }]);
    expect(clock.waiting).toBe(0);
  });

  test('ends after so many questions', async () => {
    const { clock, askedAt, outcomes } = setUp(() => undefined);
    await clock.advance(29 * 5000);
    expect(askedAt).toHaveLength(30);
    expect(outcomes).toEqual([{ kind: 'exhausted' }]);
  });

  test('asks nothing while the page is hidden, and at once when it is shown', async () => {
    const { clock, page, askedAt } = setUp(() => undefined);
    await clock.advance(5000);
    page.hide();
    await clock.advance(60_000);
    expect(askedAt).toEqual([0, 5000]);

    page.return();
    await settle();
    expect(askedAt).toEqual([0, 5000, 65_000]);
    await clock.advance(5000);
    expect(askedAt).toHaveLength(4);
  });

  test('that is stopped drops a late answer and leaves no timer', async () => {
    const { clock, controller, outcomes } = setUp(() => undefined);
    await clock.advance(7000);
    controller.abort();
    await settle();
    expect(outcomes).toEqual([{ kind: 'stopped' }]);
    expect(clock.waiting).toBe(0);
  });

  test('that is stopped while an answer is on its way is stopped, whatever the answer', async () => {
    const controller = new AbortController();
    let answer: (value: string) => void = () => undefined;
    const outcome = poll({
      clock: new ManualClock(),
      everyMs: 1000,
      attempts: 3,
      signal: controller.signal,
      ask: () => new Promise<string>((resolve) => (answer = resolve)),
    });
    await settle();
    controller.abort();
    answer('paid');
    expect(await outcome).toEqual({ kind: 'stopped' });
  });

  test('that is stopped while the page is hidden ends', async () => {
    const { page, clock, controller, outcomes } = setUp(() => undefined);
    page.hide();
    await clock.advance(60_000);
    controller.abort();
    await settle();
    expect(outcomes).toEqual([{ kind: 'stopped' }]);
  });
});
