import type { Result } from '../api/index.ts';

/**
 * The result of loading a page: shown; missing (404); moved to another path; refused because the
 * address is unanswerable (400); or failed for a transient reason, with a retry on screen.
 */
export type PageOutcome =
  | { readonly kind: 'shown' }
  | { readonly kind: 'missing' }
  | {
      readonly kind: 'redirect';
      readonly to: string;
      /** For now, or for this visitor: must not be cached. */
      readonly temporary?: true;
    }
  | { readonly kind: 'refused' }
  | { readonly kind: 'failed' };

/** Maps a page's main answer to its outcome. An aborted load fails nothing. */
export function outcomeOf(result: Result<unknown>): PageOutcome {
  if (result.ok || result.error.kind === 'aborted') return { kind: 'shown' };
  return result.error.kind === 'notFound' ? { kind: 'missing' } : { kind: 'failed' };
}

export { createShop } from './shop.ts';
export { defineArea } from './define-area.ts';
export { definePersonalArea, type PersonalScope } from './define-personal-area.ts';
export { Shop, type ShopOptions, type ShopSnapshot } from './shop.ts';
