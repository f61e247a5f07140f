import type { MenuCategory } from '@ponte/ui/category-menu';
import { categoryHref } from '../links/addresses.ts';
import { CategoryIcon } from '../products/category-icon.tsx';
import { useShop } from '../shop/shop-context.ts';

/**
 * The categories as menus show them: links alone, until the whole of the start data is there.
 *
 * @param wanted whether a shopper is about to look at them: icons and departments are a hundred
 *   links, which no page takes up for nobody
 */
export function useObservedMenuCategories(wanted: boolean): readonly MenuCategory[] {
  const { startData } = useShop().shop;
  const { shell, whole } = startData;
  if (!wanted || !whole) {
    return shell.categories.map((category) => ({
      href: categoryHref(category),
      label: category.name,
      departments: [],
    }));
  }
  return whole.categories.map((category) => ({
    href: categoryHref(category),
    label: category.name,
    icon: <CategoryIcon category={category} />,
    departments: category.departments.map((department) => ({
      href: categoryHref(category, department),
      label: department.name,
    })),
  }));
}
