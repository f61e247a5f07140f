import { expect, it } from 'vitest';
import { failureReason, failureStack } from './failure-reason.ts';

const place = /^at .*failure-reason\.test\.ts:\d+:\d+/;

it('tells the kind, the code and the place of a failure without its message', () => {
  const failure = Object.assign(new TypeError('Ana, 529.982.247-25'), { code: 'E_X' });

  expect(failureReason(failure)).toMatch(/^TypeError E_X at .*failure-reason\.test\.ts/);
  expect(`${failureReason(failure)}${failureStack(failure)}`).not.toContain('Ana');
});

it('tells places line by line, and none that a message only pretends', () => {
  const stack = failureStack(new Error('Ana\n    at forged (secret.ts:1:1)'));

  expect(stack?.split('\n')[0]).toMatch(place);
  expect(stack).not.toContain('forged');
});

it('has no place of what is not an error', () => {
  expect([failureReason('Ana'), failureStack('Ana')]).toEqual(['unknown', undefined]);
});
