import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { useShop } from '../app/shop-context.ts';
import { newestHref } from '../routes/addresses.ts';
import { Link } from '../routes/link.tsx';
import { Container } from './container.tsx';

/** The bar of sections under the header, on desktops. */
export const CategoryBar = observer(function CategoryBar() {
  const intl = useIntl();
  const { shop } = useShop();
  const { specialCategories, brands } = shop.startData;
  const links = [
    { href: '/produtos', label: <FormattedMessage id="nav.allProducts" /> },
    { href: newestHref, label: <FormattedMessage id="nav.news" /> },
    ...specialCategories
      .slice(0, 2)
      .map(({ slug, name }) => ({ href: `/produtos/${slug}`, label: name })),
    ...brands
      .filter(({ logo }) => logo !== null)
      .slice(0, 2)
      .map(({ id, name }) => ({ href: `/produtos?brandSlug=${id}`, label: name })),
  ];
  return (
    <nav
      aria-label={intl.formatMessage({ id: 'nav.label' })}
      className="hidden border-b border-line bg-surface md:block"
    >
      <Container>
        <ul className="flex min-h-11.5 items-stretch gap-7 font-medium">
          {links.map(({ href, label }) => (
            <li key={href} className="flex">
              <Link
                href={href}
                className="flex items-center border-y-2 border-transparent hover:border-b-brand-ink hover:text-brand-ink"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </Container>
    </nav>
  );
});
