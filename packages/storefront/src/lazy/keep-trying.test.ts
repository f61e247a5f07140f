import { expect, it } from 'vitest';
import { keepTrying } from './keep-trying.ts';
import { LazyModule } from './lazy-module.ts';

it('tries again until the code is there, after longer and longer pauses', async () => {
  let tries = 0;
  const module = new LazyModule(async () => {
    tries += 1;
    if (tries < 9) throw new Error('offline');
    return 'code';
  });
  const pauses: number[] = [];
  let failures = 0;

  const code = await keepTrying(
    module,
    () => {
      failures += 1;
    },
    async (wait) => void pauses.push(wait),
  );

  expect(code).toBe('code');
  expect(failures).toBe(8);
  expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]);
});
