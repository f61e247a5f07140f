import { say, type SentenceLang } from '../../catalogue/import/sentences/sentences.ts';
import { failureReason } from '../../platform/runtime/failure-reason.ts';
import { isDiskFull, isOutage } from '../../platform/runtime/outage.ts';

/**
 * A sentence about an unexpected failure. The error's own message is not shown: a database quotes
 * the data in it.
 */
export function sentenceOfFailure(error: unknown, lang: SentenceLang = 'en'): string {
  if (isDiskFull(error)) return say(lang, 'diskFull');
  if (isOutage(error)) return say(lang, 'wentAway');
  return say(lang, 'failed', { reason: failureReason(error) });
}
