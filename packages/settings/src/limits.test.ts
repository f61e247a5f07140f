import { expect, it, test } from 'vitest';
import { limitSettings } from './limits.ts';
import { readSettings } from './read-settings.ts';

const read = (environment: Readonly<Record<string, string>>) =>
  readSettings(limitSettings, environment);

test('each limit has a bucket that no other one counts in', () => {
  const result = read({});
  const names = result.ok ? Object.values(result.values).map(({ name }) => name) : [];

  expect(new Set(names).size).toBe(Object.keys(limitSettings.settings).length);
});

test('a limit of visitors is for a person and for a network', () => {
  expect(read({ LIMIT_CARTS: '5/50/2' })).toMatchObject({
    values: { LIMIT_CARTS: { name: 'carts', most: 5, mostOfNetwork: 50, windowMs: 120_000 } },
  });
});

test('a limit of an account has one number and its minutes', () => {
  expect(read({ LIMIT_CHECKOUTS: '7/3' })).toMatchObject({
    values: { LIMIT_CHECKOUTS: { name: 'checkouts', most: 7, windowMs: 180_000 } },
  });
});

it.each([
  ['LIMIT_CARTS', '20/10/60'],
  ['LIMIT_CARTS', '20/60'],
  ['LIMIT_CARTS', '0/10/60'],
  ['LIMIT_CARTS', '20/200/60/1'],
  ['LIMIT_CARTS', '1e3/2000/10'],
  ['LIMIT_CHECKOUTS', '30'],
  ['LIMIT_CHECKOUTS', '30/0'],
  ['LIMIT_CHECKOUTS', '30/-1'],
  ['LIMIT_CHECKOUTS', 'many/10'],
])('%s=%s is refused', (name, text) => {
  expect(read({ [name]: text })).toMatchObject({
    ok: false,
    problem: expect.stringContaining(`${name} is "${text}": it must be how often`),
  });
});
