import type { Result } from '../api/index.ts';

/**
 * What came of loading a page's data: shown; missing (404); belonging at another path of the site;
 * or failed for a passing reason, with a retry on the screen.
 */
export type PageOutcome =
  | { readonly kind: 'shown' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'failed' };

/** What a page's main answer means for the page. An answer that nobody waits for fails nothing. */
export function outcomeOf(result: Result<unknown>): PageOutcome {
  if (result.ok || result.error.kind === 'aborted') return { kind: 'shown' };
  return result.error.kind === 'notFound' ? { kind: 'missing' } : { kind: 'failed' };
}
