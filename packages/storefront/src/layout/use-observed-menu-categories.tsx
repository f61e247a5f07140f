import type { MenuCategory } from '@ponte/ui/category-menu';
import { categoryHref } from '../links/addresses.ts';
import { CategoryIcon } from '../products/category-icon.tsx';
import { useShop } from '../shop/shop-context.ts';

/**
 * The categories as menus show them. The server's HTML links the categories alone; their departments
 * come with the start data that it left out.
 *
 * @param wanted whether a shopper is about to look at them: icons and departments are a hundred
 *   links, which no page takes up for nobody
 */
export function useObservedMenuCategories(wanted: boolean): readonly MenuCategory[] {
  const { startData } = useShop().shop;
  const whole = wanted && startData.complete;
  return startData.categories.map((category) => ({
    href: categoryHref(category),
    label: category.name,
    icon: whole ? <CategoryIcon category={category} /> : undefined,
    departments: whole
      ? category.departments.map((department) => ({
          href: categoryHref(category, department),
          label: department.name,
        }))
      : [],
  }));
}
