import { CategoryPanel } from '@ponte/ui/category-panel';
import { useIntl } from 'react-intl';
import { productsHref } from '../links/addresses.ts';
import { observer } from '../shop/observer.ts';
import { useObservedMenuCategories } from './use-observed-menu-categories.tsx';

interface PhoneCategoriesProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

export const PhoneCategories = observer(function PhoneCategories(props: PhoneCategoriesProps) {
  const intl = useIntl();
  return (
    <CategoryPanel
      {...props}
      categories={useObservedMenuCategories(true)}
      all={{ href: productsHref, label: intl.formatMessage({ id: 'nav.allProducts' }) }}
    />
  );
});
