import { failureReason } from '../runtime/failure-reason.ts';
import { isDiskFull, isOutage } from '../runtime/outage.ts';

/**
 * A sentence about an unexpected failure. The error's own message is not shown: a database quotes
 * the data in it.
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
