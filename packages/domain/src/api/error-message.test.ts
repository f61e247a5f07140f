import { expect, test } from 'vitest';
import type { ApiError } from '../result/index.ts';
import { errorMessages } from './error-message.ts';

// Spec: storefront 8.8, 8.9, 8.10, 8.11, 8.12, 8.13
// Spec: accounts 8.1
test.each<[ApiError, readonly unknown[]]>([
  [{ kind: 'offline' }, [{ key: 'error.unavailable', values: {} }]],
  [{ kind: 'timeout' }, [{ key: 'error.unavailable', values: {} }]],
  [{ kind: 'aborted' }, []],
  [{ kind: 'notFound' }, [{ key: 'error.notFound', values: {} }]],
  [
    { kind: 'validation', fields: { email: ['A', 'B'], nome: ['C'] }, message: 'Wrong' },
    [
      { key: 'error.field', values: { field: 'email', messages: 'A, B' } },
      { key: 'error.field', values: { field: 'nome', messages: 'C' } },
    ],
  ],
  [
    { kind: 'validation', fields: {}, message: 'Wrong' },
    [{ key: 'error.badRequest', values: { messages: 'Wrong' } }],
  ],
  [
    { kind: 'badRequest', messages: ['A', 'B'] },
    [{ key: 'error.badRequest', values: { messages: 'A, B' } }],
  ],
  [
    { kind: 'forbidden', messages: ['A', 'B'] },
    [{ key: 'error.forbidden', values: { messages: 'A | B' } }],
  ],
  [
    { kind: 'conflict', message: 'In use' },
    [{ key: 'error.conflict', values: { messages: 'In use' } }],
  ],
  [{ kind: 'unauthorized', message: '' }, [{ key: 'error.sessionExpired', values: {} }]],
  [
    { kind: 'rateLimited', refusedAt: 0, retryAt: null },
    [{ key: 'error.tooManyRequests', values: {} }],
  ],
  [{ kind: 'tooLarge' }, [{ key: 'error.tooLarge', values: {} }]],
  [{ kind: 'server', status: 500 }, [{ key: 'error.internal', values: {} }]],
  [{ kind: 'contract', path: 'data' }, [{ key: 'error.internal', values: {} }]],
])('%j is told as %j', (error, messages) => {
  expect(errorMessages(error)).toEqual(messages);
});
