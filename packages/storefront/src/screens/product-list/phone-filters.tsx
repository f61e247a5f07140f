import {
  listAddress,
  withDepartment,
  type ListQuery,
  type Place,
} from '@ponte/domain/product-list';
import { FilterDrawer } from '@ponte/ui/filter-drawer';
import { useNavigate } from 'react-router-dom';
import listTools from '#messages/list-tools';
import { withTexts } from '../../languages/texts.tsx';
import { keepsFocusMark } from '../../page/focus-marks.ts';
import { useKeepsPresses } from '../../page/use-keeps-presses.ts';
import { useShop } from '../../shop/shop-context.ts';
import { brandsHref, brandsToChoose, chosenBrands } from './filters.ts';

interface PhoneFiltersProps {
  readonly query: ListQuery;
  readonly place: Place;
}

export const PhoneFilters = withTexts(
  [listTools],
  function PhoneFilters({ query, place }: PhoneFiltersProps) {
    const { shop } = useShop();
    const navigate = useNavigate();
    const early = useKeepsPresses();
    const departments = query.list === 'brand' ? [] : (place.category?.departments ?? []);
    const brands = brandsToChoose(shop, query, place);
    if (departments.length === 0 && brands.length === 0) return null;
    return (
      <div className="md:hidden noscript:hidden" {...keepsFocusMark} {...early}>
        <FilterDrawer
          departments={departments.map((department) => ({
            href: listAddress(withDepartment(query, department.slug)),
            label: department.name,
            current: department.id === place.department?.id,
          }))}
          brands={brands}
          selected={chosenBrands(query)}
          onApply={(values) => void navigate(brandsHref(query, values))}
        />
      </div>
    );
  },
);
