import type { HomeCategory } from '@ponte/domain/home';
import { CategoryNav } from '@ponte/ui/category-nav';
import { Skeleton } from '@ponte/ui/skeleton';
import { useIntl } from 'react-intl';
import { keepsFocusMark } from '../../browser/focus-marks.ts';
import { showInRow } from '../../browser/show-in-row.ts';
import { keepScroll, LinkStateContext } from '../../links/keep-scroll.ts';
import { Link } from '../../links/link.tsx';
import { CategoryIcon } from '../../products/category-icon.tsx';
import { choiceHref } from './category-parameter.ts';

interface CategoryChoiceProps {
  readonly categories: readonly HomeCategory[];
  readonly selected: HomeCategory | undefined;
  readonly className?: string;
}

/** On desktops. */
export function CategorySidebar({ categories, selected }: CategoryChoiceProps) {
  if (categories.length === 0) return <Skeleton className="h-96" />;
  return (
    <LinkStateContext value={keepScroll}>
      <CategoryNav
        {...keepsFocusMark}
        items={categories.map((category) => ({
          href: choiceHref(category),
          label: category.name,
          icon: <CategoryIcon category={category} />,
          count: category.productCount ?? undefined,
          current: category === selected,
        }))}
      />
    </LinkStateContext>
  );
}

/** On phones and tablets. */
export function CategoryChips({ categories, selected, className = '' }: CategoryChoiceProps) {
  const intl = useIntl();
  if (categories.length === 0) return <Skeleton className={`h-24 ${className}`} />;
  return (
    <nav
      aria-label={intl.formatMessage({ id: 'nav.categories' })}
      className={className}
      {...keepsFocusMark}
    >
      <ul className="-mx-4 flex [scroll-snap-type:x_proximity] scroll-px-4 gap-2 overflow-x-auto px-4 pb-1">
        {categories.map((category) => (
          <li key={category.id} className="w-26 shrink-0 snap-start">
            <Link
              ref={category === selected ? showInRow : undefined}
              href={choiceHref(category)}
              state={keepScroll}
              aria-current={category === selected ? 'page' : undefined}
              className="flex h-full flex-col items-center gap-1.5 rounded-md edge border-line bg-surface px-1 py-3 text-center text-xs font-medium aria-[current]:border-brand-ink aria-[current]:bg-brand-soft aria-[current]:font-semibold aria-[current]:text-on-brand-soft"
            >
              <CategoryIcon category={category} className="size-8" />
              <span className="line-clamp-2 wrap-anywhere hyphens-auto">{category.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
