import { expect, it } from 'vitest';
import { failureReason, failureStack } from './failure-reason.ts';

const place = /^at .*failure-reason\.test\.ts:\d+:\d+/;

it('reports the kind, the code and the place of a failure without its message', () => {
  const failure = Object.assign(new TypeError('Ana, 529.982.247-25'), { code: 'E_X' });

  expect(failureReason(failure)).toMatch(/^TypeError E_X at .*failure-reason\.test\.ts/);
  expect(`${failureReason(failure)}${failureStack(failure)}`).not.toContain('Ana');
});

it('reports the code of each cause, which their messages lack', () => {
  const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  const tries = Object.assign(new AggregateError([refused], ''), { code: 'ECONNREFUSED' });
  const failure = new Error('Ana', {
    cause: new TypeError('fetch failed', { cause: tries }),
  });

  expect(failureReason(failure)).toMatch(
    /^Error fetch failed ECONNREFUSED connect ECONNREFUSED at /,
  );
});

it('reports of a database only the code, and of an unknown host its name', () => {
  const database = Object.assign(new Error('Ana'), { severity: 'ERROR', code: '23505' });
  const unknown = Object.assign(new Error('getaddrinfo ENOTFOUND pay.example'), {
    code: 'ENOTFOUND',
  });

  expect(failureReason(new Error('', { cause: database }))).toMatch(
    /^Error database error 23505 at /,
  );
  expect(failureReason(new Error('', { cause: unknown }))).toMatch(
    /^Error getaddrinfo ENOTFOUND pay\.example at /,
  );
});

it('ends with causes that go round', () => {
  const one = new Error('one');
  one.cause = new Error('two', { cause: one });

  expect(failureReason(one)).toMatch(/^Error two one two one at /);
});

it('reports places line by line, and none that a message imitates', () => {
  const stack = failureStack(new Error('Ana\n    at forged (secret.ts:1:1)'));

  expect(stack?.split('\n')[0]).toMatch(place);
  expect(stack).not.toContain('forged');
});

it('has no place of what is not an error', () => {
  expect([failureReason('Ana'), failureStack('Ana')]).toEqual(['unknown', undefined]);
});
