import type { Category } from '@ponte/domain';
import { Tag } from 'lucide-react';

interface CategoryIconProps {
  readonly category: Category;
  readonly className?: string;
}

/**
 * A category's icon. The store sends it as markup, which is shown as a picture and never becomes
 * part of the page; without one a generic tag stands in.
 */
export function CategoryIcon({ category, className = '' }: CategoryIconProps) {
  if (!category.icon) return <Tag aria-hidden className={className} />;
  return (
    <img
      src={`data:image/svg+xml,${encodeURIComponent(category.icon)}`}
      alt=""
      width={32}
      height={32}
      className={className}
    />
  );
}
