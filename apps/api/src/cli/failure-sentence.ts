import { say, type SentenceLang } from '../import/sentences/sentences.ts';
import { failureReason } from '../runtime/failure-reason.ts';
import { isDiskFull, isOutage } from '../runtime/outage.ts';

/**
 * A sentence about an unexpected failure. The error's own message is not shown: a database quotes
 * the data in it.
 */
export function sentenceOfFailure(error: unknown, lang: SentenceLang = 'en'): string {
  if (isDiskFull(error)) return say(lang, 'diskFull');
  if (isOutage(error)) return say(lang, 'wentAway');
  return say(lang, 'failed', { reason: failureReason(error) });
}
