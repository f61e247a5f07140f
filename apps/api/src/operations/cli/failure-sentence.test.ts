import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sentenceOfFailure } from './failure-sentence.ts';

const withCode = (code: string, more: object = {}) =>
  Object.assign(new Error('what was asked'), { code, ...more });
const query = (cause: Error) => new DrizzleQueryError('insert a whole file', ['its lines'], cause);

test.each([
  [withCode('ENOSPC'), /^The disk of the database is full: free some space/],
  [
    query(withCode('53100', { severity: 'ERROR' })),
    /^The disk of the database is full: free some space/,
  ],
  [
    query(withCode('ECONNREFUSED')),
    /^The database or the bucket stopped responding: run this again/,
  ],
  [query(withCode('23505', { severity: 'ERROR' })), /report it: Error database error 23505 at /],
])('%s is told in a sentence that quotes no data', (error, sentence) => {
  expect(sentenceOfFailure(error)).toMatch(sentence);
  expect(sentenceOfFailure(error)).not.toMatch(/\n|whole file|its lines|what was asked/);
});
