import { randomUUID } from 'node:crypto';
import { createContext, runInContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { NativeParts } from '../../../packages/domain/examples/react-native.ts';
import { bundle } from './bundle.ts';
import type { Told } from './native-app.ts';
import { startMock, type Mock } from './start-mock.ts';

let mock: Mock;
let app: string;

beforeAll(async () => {
  [mock, app] = await Promise.all([startMock(), bundle('native-app.ts', 'iife')]);
});
afterAll(() => mock.stop());

/** What React Native has beside the language itself. */
const runtime = {
  AbortController,
  Blob,
  FormData,
  Headers,
  URL,
  URLSearchParams,
  clearTimeout,
  console,
  fetch,
  queueMicrotask,
  setTimeout,
};

/** A phone with its stored texts. */
function partsOf(stored: Map<string, string>): NativeParts {
  return {
    appState: { currentState: 'active', addEventListener: () => ({ remove: () => undefined }) },
    netInfo: { addEventListener: () => () => undefined },
    asyncStorage: {
      getAllKeys: async () => [...stored.keys()],
      multiGet: async (keys) => keys.map((key) => [key, stored.get(key) ?? null]),
      setItem: async (key, text) => void stored.set(key, text),
      removeItem: async (key) => void stored.delete(key),
    },
    randomUUID,
  };
}

/** Opens the app, and resolves with its report. */
function open(stored: Map<string, string>): Promise<Told> {
  return new Promise((tell) => {
    const device = { origin: mock.origin, parts: partsOf(stored), tell };
    runInContext(app, createContext({ ...runtime, device }));
  });
}

test('an app without a page, storage or crypto of a browser lists products and keeps its cart', async () => {
  const stored = new Map<string, string>();

  const first = await open(stored);
  const next = await open(stored);

  expect(first).toMatchObject({ globals: [], found: 0, count: 1, status: 'saved' });
  expect(first.products).toBeGreaterThan(1);
  expect(next).toMatchObject({ globals: [], found: 1, status: 'saved' });
});
