import { expect, it } from 'vitest';
import { requestIdOf } from './request-id.ts';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

it('is the one that a trusted proxy passed', () => {
  expect(requestIdOf('4bf92f3577b34da6', true)).toBe('4bf92f3577b34da6');
});

it.each([
  ['that anybody sent', '4bf92f3577b34da6', false],
  ['that is too short to be one', '1', true],
  ['that is too long', 'a'.repeat(65), true],
  ['that forges a field', 'abcdefgh","level":"info', true],
  ['that is absent', undefined, true],
])('is a new one instead of one %s', (_, given, trusted) => {
  expect(requestIdOf(given, trusted)).toMatch(uuid);
});
