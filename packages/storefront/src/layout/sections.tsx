import { CategoryMenu } from '@ponte/ui/category-menu';
import { NavBar } from '@ponte/ui/nav-bar';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { productsHref, brandHref, newestHref, specialHref } from '../links/addresses.ts';
import { observer } from '../shop/observer.ts';
import { useShop } from '../shop/shop-context.ts';
import { useObservedMenuCategories } from './use-observed-menu-categories.tsx';

/** The line under the header: categories, news, two special categories, two brands. */
export const Sections = observer(function Sections() {
  const intl = useIntl();
  const { shop } = useShop();
  const { pathname, search } = useLocation();
  const { specialCategories, brands } = shop.startData.shell;
  const items = [
    { href: newestHref, label: intl.formatMessage({ id: 'nav.news' }), hot: true },
    { href: productsHref, label: intl.formatMessage({ id: 'nav.allProducts' }) },
    ...specialCategories.map((category) => ({
      href: specialHref(category),
      label: category.name,
    })),
    ...brands.map((brand) => ({ href: brandHref(brand), label: brand.name })),
  ];
  const address = `${pathname}${search}`;
  const [wanted, setWanted] = useState(false);
  const want = () => {
    setWanted(true);
    void shop.startData.load();
  };
  const categories = useObservedMenuCategories(wanted);
  return (
    <NavBar
      leading={
        categories.length > 0 ? (
          <CategoryMenu
            categories={categories}
            onPointerEnter={want}
            onFocus={want}
            onToggle={want}
          />
        ) : null
      }
      className="max-md:hidden"
      items={items.map((item) => ({ ...item, current: item.href === address }))}
    />
  );
});
