import { NavBar } from '@ponte/ui/nav-bar';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useShop } from '../app/shop-context.ts';
import { brandHref, categoryHref, newestHref } from '../routes/addresses.ts';

/** The line of sections under the header: news, two special categories, two brands. */
export const Sections = observer(function Sections() {
  const intl = useIntl();
  const { shop } = useShop();
  const { pathname, search } = useLocation();
  const { specialCategories, brands } = shop.startData;
  const items = [
    { href: newestHref, label: intl.formatMessage({ id: 'nav.news' }), hot: true },
    { href: '/produtos', label: intl.formatMessage({ id: 'nav.allProducts' }) },
    ...specialCategories
      .slice(0, 2)
      .map((category) => ({ href: categoryHref(category), label: category.name })),
    ...brands
      .filter(({ logo }) => logo !== null)
      .slice(0, 2)
      .map((brand) => ({ href: brandHref(brand), label: brand.name })),
  ];
  const address = `${pathname}${search}`;
  return (
    <NavBar
      className="max-md:hidden"
      items={items.map((item) => ({ ...item, current: item.href === address }))}
    />
  );
});
