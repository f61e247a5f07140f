import {
  listAddress,
  withDepartment,
  type ListQuery,
  type Place,
} from '@ponte/domain/product-list';
import { CategoryNav } from '@ponte/ui/category-nav';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useShop } from '../../app/shop-context.ts';
import { CategoryIcon } from '../../products/category-icon.tsx';
import { categoryHref } from '../../routes/addresses.ts';
import { Link } from '../../routes/link.tsx';

interface DepartmentLinksProps {
  readonly query: ListQuery;
  readonly place: Place;
}

interface Choice {
  readonly href: string;
  readonly label: string;
  readonly current: boolean;
}

/**
 * Where to go on from here: the category's departments, down the side on desktops and in a row on
 * phones; all categories, on phones alone, where no category is chosen. Nothing beside a search.
 */
export const DepartmentLinks = observer(function DepartmentLinks({
  query,
  place: { category, department },
}: DepartmentLinksProps) {
  const intl = useIntl();
  const { shop } = useShop();
  if (query.text) return null;
  if (!category) {
    return (
      <ChoiceRow
        choices={shop.startData.categories.map((other) => ({
          href: categoryHref(other),
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
      current: choice === department,
    })),
  ];
  return (
    <>
      <CategoryNav
        aria-label={intl.formatMessage({ id: 'list.departments' })}
        className="hidden self-start md:block"
        items={choices.map((choice, index) =>
          index === 0 ? { ...choice, icon: <CategoryIcon category={category} /> } : choice,
        )}
      />
      <ChoiceRow choices={choices} />
    </>
  );
});

function ChoiceRow({ choices }: { readonly choices: readonly Choice[] }) {
  const intl = useIntl();
  if (choices.length === 0) return null;
  return (
    <nav aria-label={intl.formatMessage({ id: 'list.departments' })} className="mb-4 md:hidden">
      <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 pb-1">
        {choices.map(({ href, label, current }) => (
          <li key={href} className="shrink-0">
            <Link
              href={href}
              aria-current={current ? 'page' : undefined}
              className="flex min-h-10 items-center rounded-full border border-control bg-surface px-4 text-sm font-medium whitespace-nowrap aria-[current]:border-brand-ink aria-[current]:bg-brand-soft aria-[current]:font-semibold aria-[current]:text-on-brand-soft"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
