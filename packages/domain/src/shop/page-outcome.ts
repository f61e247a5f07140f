import type { Result } from '../api/index.ts';

/**
 * What came of loading a page's data: shown; missing (404); belonging at another path of the site;
 * refused, because the address asks for what nobody could answer (400); or failed for a passing
 * reason, with a retry on the screen.
 */
export type PageOutcome =
  | { readonly kind: 'shown' }
  | { readonly kind: 'missing' }
  | {
      readonly kind: 'redirect';
      readonly to: string;
      /** For now, or for this visitor: nobody may remember it for another time. */
      readonly temporary?: true;
    }
  | { readonly kind: 'refused' }
  | { readonly kind: 'failed' };

/** What a page's main answer means for the page. An answer that nobody waits for fails nothing. */
export function outcomeOf(result: Result<unknown>): PageOutcome {
  if (result.ok || result.error.kind === 'aborted') return { kind: 'shown' };
  return result.error.kind === 'notFound' ? { kind: 'missing' } : { kind: 'failed' };
}
