import type { Product } from '@ponte/domain';

/** The page that shows products side by side. */
export function comparisonHref(ids: readonly Product['id'][]): string {
  return ids.length === 0 ? '/comparar' : `/comparar?ids=${ids.join(',')}`;
}
