import {
  listAddress,
  productListOf,
  withBrands,
  withDepartment,
  type ListQuery,
  type Place,
} from '@ponte/domain/product-list';
import { CategoryNav } from '@ponte/ui/category-nav';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { Link } from '../../links/link.tsx';
import { keepsFocusMark } from '../../page/focus-marks.ts';
import { showInRow } from '../../page/show-in-row.ts';
import { CategoryIcon } from '../../products/category-icon.tsx';
import { useShop } from '../../shop/shop-context.ts';
import { DeferredBrandFilter } from './deferred-parts.ts';

interface DepartmentLinksProps {
  readonly query: ListQuery;
  readonly place: Place;
}

/** Whether departments are shown beside the list, on desktops. */
export function hasSidebar({ list, text }: ListQuery, { category }: Place): boolean {
  return category !== null && list !== 'brand' && text === '';
}

interface Choice {
  readonly href: string;
  readonly label: string;
  readonly current: boolean;
}

/**
 * Navigation from here: the category's departments, at the side on desktops, in a row on phones;
 * without a category all categories, on phones only. Nothing beside a search.
 */
export const DepartmentLinks = observer(function DepartmentLinks({
  query,
  place,
}: DepartmentLinksProps) {
  const intl = useIntl();
  const { shop } = useShop();
  const { category, department } = place;
  if (query.text || query.list === 'brand') return null;
  if (!category) {
    return (
      <ChoiceRow
        choices={productListOf(shop)
          .categoriesOf(query)
          .map((other) => ({
            href: listAddress({ ...withBrands(query, []), category: other.slug }),
            label: other.name,
            current: false,
          }))}
      />
    );
  }
  if (category.departments.length === 0) return <div className="hidden md:block" />;
  const choices: readonly Choice[] = [
    {
      href: listAddress(withDepartment(query, null)),
      label: intl.formatMessage({ id: 'list.allOf' }, { category: category.name }),
      current: !department,
    },
    ...category.departments.map((choice) => ({
      href: listAddress(withDepartment(query, choice.slug)),
      label: choice.name,
      current: choice.id === department?.id,
    })),
  ];
  return (
    <>
      <div className="list-sidebar">
        <CategoryNav
          aria-label={intl.formatMessage({ id: 'list.departments' })}
          {...keepsFocusMark}
          items={choices.map((choice, index) =>
            index === 0 ? { ...choice, icon: <CategoryIcon category={category} /> } : choice,
          )}
        />
        <DeferredBrandFilter query={query} place={place} />
      </div>
      <ChoiceRow choices={choices} />
    </>
  );
});

function ChoiceRow({ choices }: { readonly choices: readonly Choice[] }) {
  const intl = useIntl();
  if (choices.length === 0) return null;
  return (
    <nav
      aria-label={intl.formatMessage({ id: 'list.departments' })}
      className="mb-4 md:hidden"
      {...keepsFocusMark}
    >
      <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 pb-1">
        {choices.map(({ href, label, current }) => (
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
}
