import type { Category } from '@ponte/domain';
import { Tag } from '@ponte/ui/icons';

interface CategoryIconProps {
  readonly category: Category;
  readonly className?: string;
}

/** A category's icon; without one a generic tag stands in (storefront.md §3). */
export function CategoryIcon({ category, className = '' }: CategoryIconProps) {
  if (!category.icon) return <Tag aria-hidden className={className} />;
  const { icon } = category;
  // Low: React's server would have the head ask for it, before the page's main picture.
  return <img src={icon} alt="" width={32} height={32} fetchPriority="low" className={className} />;
}
