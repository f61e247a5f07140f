import type { ApiError } from '@ponte/domain';
import { expect, it } from 'vitest';
import { failureKeyOf, type FailureKey } from './failure-key.ts';

it.each<[ApiError | undefined, FailureKey]>([
  [{ kind: 'offline' }, 'failure.noConnection'],
  [{ kind: 'timeout' }, 'failure.unavailable'],
  [{ kind: 'rateLimited', refusedAt: 0, retryAt: null }, 'failure.tooMany'],
  [{ kind: 'server', status: 500 }, 'failure.internal'],
  [{ kind: 'contract', path: 'data.0.id' }, 'failure.internal'],
  [{ kind: 'defect' }, 'failure.internal'],
  [{ kind: 'notFound' }, 'failure.notFound'],
  [undefined, 'failure.unavailable'],
])('says of %o what the catalogue of errors says', (error, key) => {
  expect(failureKeyOf(error)).toBe(key);
});
