import { expect, test } from 'vitest';
import { checkProxies } from './check-proxies.ts';

function warningsOf(proxies: number | undefined, headers: readonly (string | undefined)[]) {
  const warned: unknown[] = [];
  const nothing = () => undefined;
  const log = { info: nothing, error: nothing, warn: (...line: unknown[]) => warned.push(line) };
  const check = checkProxies(log, proxies);
  for (const header of headers) check(header);
  return warned;
}

const times = (count: number, header: string) => Array.from({ length: count }, () => header);

test('a request with fewer addresses than proxies is warned of once', () => {
  expect(warningsOf(2, times(30, '192.0.2.1'))).toEqual([
    [
      'TRUSTED_PROXIES does not fit',
      { expected: 2, addresses: 1, means: expect.stringContaining('too high') },
    ],
  ]);
});

test('twenty requests that all have more addresses than proxies are warned of once', () => {
  const longer = times(30, '192.0.2.1, 10.0.0.1');

  expect(warningsOf(1, longer.slice(0, 19))).toEqual([]);
  expect(warningsOf(1, longer)).toEqual([
    [
      'TRUSTED_PROXIES does not fit',
      { expected: 1, addresses: 2, means: expect.stringContaining('too low') },
    ],
  ]);
});

test('a client that adds addresses of its own is nothing to warn of, nor is what page servers ask', () => {
  const usual = times(19, '192.0.2.1, 10.0.0.1');

  expect(warningsOf(2, [undefined, '1.1.1.1, 192.0.2.1, 10.0.0.1', ...usual])).toEqual([]);
});

test('nothing is expected where nothing is set', () => {
  expect(warningsOf(undefined, times(30, '192.0.2.1'))).toEqual([]);
});
