import {
  listAddress,
  noFilters,
  productListOf,
  withDepartment,
  withFilters,
  type ListQuery,
  type Place,
} from '@ponte/domain/product-list';
import { useIntl } from 'react-intl';
import { keepsFocusMark } from '../../browser/focus-marks.ts';
import { showInRow } from '../../browser/show-in-row.ts';
import { Link } from '../../links/link.tsx';
import { observer } from '../../shop/observer.ts';
import { useShop } from '../../shop/shop-context.ts';

interface PlaceChoicesProps {
  readonly query: ListQuery;
  readonly place: Place;
}

/**
 * On phones, a row of where to go from here: the category's departments, without a category all
 * categories. None above a search or a brand's list.
 */
export const PlaceChoices = observer(function PlaceChoices({ query, place }: PlaceChoicesProps) {
  const intl = useIntl();
  const { shop } = useShop();
  const { category, department } = place;
  if (query.text || query.list === 'brand') return null;
  const choices = category
    ? category.departments.map(({ id, slug, name }) => ({
        href: listAddress(withDepartment(query, slug)),
        label: name,
        current: id === department?.id,
      }))
    : productListOf(shop)
        .categoriesOf(query)
        .map(({ slug, name }) => ({
          href: listAddress({ ...withFilters(query, noFilters), category: slug }),
          label: name,
          current: false,
        }));
  if (choices.length === 0) return null;
  const all = category && {
    href: listAddress(withDepartment(query, null)),
    label: intl.formatMessage({ id: 'list.allOf' }, { category: category.name }),
    current: !department,
  };
  return (
    <nav
      aria-label={intl.formatMessage({ id: 'list.departments' })}
      className="mb-4 md:hidden"
      {...keepsFocusMark}
    >
      <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 pb-1">
        {[...(all ? [all] : []), ...choices].map(({ href, label, current }) => (
          <li key={href}>
            <Link
              ref={current ? showInRow : undefined}
              href={href}
              aria-current={current ? 'page' : undefined}
              className="list-choice"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
});
