import { failureReason } from '../runtime/failure-reason.ts';
import { isDiskFull, isOutage } from '../runtime/outage.ts';

/**
 * What a person can do about a failure in the middle of the work. The message of the error is not
 * for them: a database quotes in it all that it was given.
 */
export function sentenceOfFailure(error: unknown): string {
  if (isDiskFull(error)) {
    return 'The disk of the database is full: make room on it and do this again. Nothing was changed.';
  }
  if (isOutage(error)) {
    return 'The database or the bucket went away: do this again when it is back. Nothing was changed.';
  }
  return `This failed, and nothing was changed; please report it: ${failureReason(error)}`;
}
