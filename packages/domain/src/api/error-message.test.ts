import { expect, test } from 'vitest';
import type { ApiError } from '../result/index.ts';
import { errorMessages } from './error-message.ts';

// Spec: storefront 8.8, 8.9, 8.10, 8.11, 8.12, 8.13
// Spec: accounts 8.1
test.each<[ApiError, readonly unknown[]]>([
  [{ kind: 'offline' }, [{ key: 'unavailable', values: {} }]],
  [{ kind: 'timeout' }, [{ key: 'unavailable', values: {} }]],
  [{ kind: 'aborted' }, []],
  [{ kind: 'notFound' }, [{ key: 'notFound', values: {} }]],
  [
    { kind: 'validation', fields: { email: ['A', 'B'], nome: ['C'] }, message: 'Wrong' },
    [
      { key: 'field', values: { field: 'email', messages: 'A, B' } },
      { key: 'field', values: { field: 'nome', messages: 'C' } },
    ],
  ],
  [
    {
      kind: 'validation',
      fields: { pais_id: ['Campo: país - A', 'Campo: país - B'], nome: ['C'] },
      message: 'Wrong',
    },
    [
      { key: 'badRequest', values: { messages: 'Campo: país - A | Campo: país - B' } },
      { key: 'field', values: { field: 'nome', messages: 'C' } },
    ],
  ],
  [
    { kind: 'validation', fields: {}, message: 'Wrong' },
    [{ key: 'badRequest', values: { messages: 'Wrong' } }],
  ],
  [
    { kind: 'badRequest', messages: ['A', 'B'] },
    [{ key: 'badRequest', values: { messages: 'A, B' } }],
  ],
  [
    { kind: 'forbidden', messages: ['A', 'B'] },
    [{ key: 'forbidden', values: { messages: 'A | B' } }],
  ],
  [{ kind: 'conflict', message: 'In use' }, [{ key: 'conflict', values: { messages: 'In use' } }]],
  [{ kind: 'unauthorized', message: '' }, [{ key: 'sessionExpired', values: {} }]],
  [{ kind: 'rateLimited', refusedAt: 0, retryAt: null }, [{ key: 'tooManyRequests', values: {} }]],
  [{ kind: 'tooLarge' }, [{ key: 'tooLarge', values: {} }]],
  [{ kind: 'server', status: 500 }, [{ key: 'internal', values: {} }]],
  [{ kind: 'contract', path: 'data' }, [{ key: 'internal', values: {} }]],
])('%j is told as %j', (error, messages) => {
  expect(errorMessages(error)).toEqual(messages);
});
