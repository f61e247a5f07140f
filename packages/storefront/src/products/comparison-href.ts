import type { Product } from '@ponte/domain';
import { paths } from '../links/paths.ts';

/** The page that shows products side by side. */
export function comparisonHref(ids: readonly Product['id'][]): string {
  return ids.length === 0 ? paths.comparison : `${paths.comparison}?ids=${ids.join(',')}`;
}
