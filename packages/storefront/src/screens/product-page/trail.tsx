import type { ProductDetails } from '@ponte/domain';
import { Breadcrumb } from '@ponte/ui/breadcrumb';
import { useIntl } from 'react-intl';
import { categoryHref } from '../../links/addresses.ts';

export function Trail({ product }: { readonly product: ProductDetails }) {
  const intl = useIntl();
  const { category, department } = product;
  return (
    <Breadcrumb
      className="hidden pb-4 md:block"
      items={[
        { label: intl.formatMessage({ id: 'bottomNav.home' }), href: '/' },
        ...(category ? [{ label: category.name, href: categoryHref(category) }] : []),
        ...(category && department
          ? [{ label: department.name, href: categoryHref(category, department) }]
          : []),
        { label: product.name, lang: product.nameLang },
      ]}
    />
  );
}
