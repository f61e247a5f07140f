import { expect, test } from 'vitest';
import { withTimeLimits } from './time-limits.ts';

const never = () => new Promise<never>(() => undefined);

test('a provider that never answers is given up', async () => {
  let aborted: AbortSignal | undefined;
  const provider = withTimeLimits(
    {
      name: 'stuck',
      open: never,
      cancel: never,
      refund: never,
      readNotification: () => undefined,
      find: (_, signal) => {
        aborted = signal;
        return never();
      },
    },
    20,
  );

  await expect(provider.find({ reference: 'a', providerId: null })).rejects.toThrow('too slow');
  expect(aborted?.aborted).toBe(true);
});
