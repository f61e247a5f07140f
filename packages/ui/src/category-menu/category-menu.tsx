import { useId, type ComponentProps, type ReactNode } from 'react';
import { ChevronDown, ChevronRight, Menu } from '../icons/icons.tsx';
import { cx } from '../internal/cx.ts';
import { useDetailsMenu } from '../internal/use-details-menu.ts';
import { Link, useMessages } from '../kit/kit.tsx';
import { useCategoryMenu } from './use-category-menu.ts';

/** A part of a category. */
export interface MenuDepartment {
  /** Its page. */
  href: string;
  /** Its name. */
  label: string;
}

/** A category with its departments. */
export interface MenuCategory {
  /** Its page; also its key. */
  href: string;
  /** Its name. */
  label: string;
  /** Drawn 24 × 24 px. */
  icon?: ReactNode;
  /** None makes the entry a plain link. */
  departments: readonly MenuDepartment[];
}

export interface CategoryMenuProps extends ComponentProps<'details'> {
  /** In the order in which they are shown. */
  categories: readonly MenuCategory[];
}

/**
 * The categories behind a button, each with its departments beside it: under a pointer at once, or
 * once the others' 300 ms after it left them are over, with the keyboard by arrows, by touch on the first press.
 */
export function CategoryMenu({ categories, className, ...props }: CategoryMenuProps) {
  const { navigation } = useMessages();
  const menu = useCategoryMenu(categories);
  const details = useDetailsMenu(props);
  return (
    <details
      data-slot="category-menu"
      {...props}
      {...details}
      className={cx('ui-menu ui-category-menu', className)}
    >
      <summary className="min-h-11.5 gap-2.5 bg-ink px-5 font-semibold text-on-ink -outline-offset-4 outline-on-ink">
        <Menu className="size-5" />
        {navigation.categories}
        <ChevronDown className="ui-chevron size-4" />
      </summary>
      <div className="ui-popover ui-popover-of-bar ui-category-list">
        <ul {...menu.listProps}>
          {categories.map((category) => (
            <CategoryEntry key={category.href} category={category} menu={menu} />
          ))}
        </ul>
      </div>
    </details>
  );
}

interface CategoryEntryProps {
  category: MenuCategory;
  menu: ReturnType<typeof useCategoryMenu>;
}

function CategoryEntry({ category, menu }: CategoryEntryProps) {
  const { menu: messages } = useMessages();
  const id = useId();
  const { href, label, icon, departments } = category;
  const parent = departments.length > 0;
  const open = menu.open === href;
  return (
    <li {...menu.entryProps(href)}>
      <Link
        href={href}
        aria-expanded={parent ? open : undefined}
        aria-controls={open ? id : undefined}
        {...menu.linkProps(href, parent)}
        className={cx(
          'ui-menu-link min-h-11 gap-3 px-3 font-medium',
          open && 'bg-brand-soft text-on-brand-soft',
        )}
      >
        {icon ? (
          <span aria-hidden className="ui-entry-icon">
            {icon}
          </span>
        ) : null}
        <span className="min-w-0">{label}</span>
        {parent ? <ChevronRight className="ml-auto size-4 shrink-0 text-muted" /> : null}
      </Link>
      {parent ? (
        <div id={id} data-state={open ? 'open' : 'closed'} className="ui-popover ui-category-parts">
          <p className="mb-1 px-2 font-bold">{label}</p>
          <ul aria-label={messages.departmentsOf(label)}>
            {departments.map((department) => (
              <li key={department.href}>
                <DepartmentLink href={department.href}>{department.label}</DepartmentLink>
              </li>
            ))}
            <li>
              <DepartmentLink
                href={href}
                className="font-semibold text-brand-ink hover:text-on-brand-soft"
              >
                {messages.seeAll(label)}
              </DepartmentLink>
            </li>
          </ul>
        </div>
      ) : null}
    </li>
  );
}

function DepartmentLink({ className, ...props }: ComponentProps<'a'> & { href: string }) {
  return <Link {...props} className={cx('ui-menu-link min-h-9 px-2 text-sm', className)} />;
}
