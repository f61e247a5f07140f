import { expect, it } from 'vitest';
import { count } from './reports.ts';
import { runSteps } from './run-steps.ts';

const minute = 60_000;
const flaky = { ...count(1, 0), flaky: [{ name: 'a journey', clue: 'its trace' }] };

/** Runs steps that take some minutes each, on a clock that stands still between them. */
async function run(
  steps: Readonly<Record<string, { minutes: number; found?: typeof flaky }>>,
  deadline = Infinity,
) {
  let now = 0;
  const ran: string[] = [];
  const result = await runSteps(
    Object.keys(steps),
    async (name) => {
      ran.push(name);
      now += (steps[name]?.minutes ?? 0) * minute;
      return steps[name]?.found ?? count(1, 0);
    },
    { deadline: deadline * minute, clock: () => now },
  );
  return { ...result, ran };
}

it('runs every step in order where there is time', async () => {
  const { ran, total, leftOut, why } = await run({ types: { minutes: 1 }, unit: { minutes: 9 } });

  expect(ran).toEqual(['types', 'unit']);
  expect(total).toEqual(count(2, 0));
  expect(leftOut).toEqual([]);
  expect(why).toBeUndefined();
});

// Spec: decision 60
it('starts no further step once the time has passed, ends the one that has begun, and names the rest', async () => {
  const steps = {
    unit: { minutes: 59 },
    e2e: { minutes: 30 },
    pictures: { minutes: 1 },
    visual: { minutes: 1 },
  };
  const { ran, total, leftOut, why } = await run(steps, 60);

  expect(ran).toEqual(['unit', 'e2e']);
  expect(total).toEqual(count(2, 0));
  expect(leftOut).toEqual(['pictures', 'visual']);
  expect(why).toBe('time');
});

it('leaves nothing out when the last step ends late', async () => {
  const { leftOut, why } = await run({ unit: { minutes: 59 }, e2e: { minutes: 30 } }, 60);

  expect(leftOut).toEqual([]);
  expect(why).toBeUndefined();
});

it('starts nothing after a step that failed, and names the rest', async () => {
  const { ran, total, leftOut, why } = await run({
    lint: { minutes: 1 },
    unit: { minutes: 1, found: { ...count(4, 1), flaky: [] } },
    e2e: { minutes: 1 },
  });

  expect(ran).toEqual(['lint', 'unit']);
  expect(total).toEqual(count(5, 1));
  expect(leftOut).toEqual(['e2e']);
  expect(why).toBe('failure');
});

it('stops at a third flaky test, whichever steps the first two were in', async () => {
  const { total, leftOut, why } = await run({
    stories: { minutes: 1, found: flaky },
    pictures: {
      minutes: 1,
      found: { ...flaky, passed: 2, flaky: [...flaky.flaky, ...flaky.flaky] },
    },
    e2e: { minutes: 1 },
  });

  expect(total).toMatchObject({ passed: 0, failed: 3 });
  expect(leftOut).toEqual(['e2e']);
  expect(why).toBe('failure');
});
