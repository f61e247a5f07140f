import type { Category } from '@ponte/domain';
import { Tag } from '@ponte/ui/icons';

interface CategoryIconProps {
  readonly category: Pick<Category, 'icon'>;
  readonly className?: string;
}

/** Falls back to a generic tag (storefront.md §3). */
export function CategoryIcon({ category, className = '' }: CategoryIconProps) {
  if (!category.icon) return <Tag aria-hidden className={className} />;
  const { icon } = category;
  // Low priority: React's server would otherwise preload it before the page's main picture.
  return <img src={icon} alt="" width={32} height={32} fetchPriority="low" className={className} />;
}
