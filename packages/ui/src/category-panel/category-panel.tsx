import { useState } from 'react';
import type { MenuCategory } from '../category-menu/category-menu.tsx';
import { DialogClose } from '../dialog/dialog.tsx';
import { Drawer, type DrawerProps } from '../drawer/drawer.tsx';
import { ChevronLeft, ChevronRight } from '../icons/icons.tsx';
import { cx } from '../internal/cx.ts';
import { Link, useMessages, type LinkProps } from '../kit/kit.tsx';

export interface CategoryPanelProps extends Omit<
  DrawerProps,
  'title' | 'aside' | 'footer' | 'side' | 'children'
> {
  /** The same as for CategoryMenu. */
  categories: readonly MenuCategory[];
  /** The first row, for those who want no category. */
  all?: { href: string; label: string } | undefined;
}

const row = 'ui-panel-row';

/** The categories of a phone: a panel that goes into a category's departments and back. */
export function CategoryPanel({ categories, all, ...props }: CategoryPanelProps) {
  const { navigation } = useMessages();
  const [entered, setEntered] = useState<string | null>(null);
  const [left, setLeft] = useState<string | null>(null);
  const category = categories.find(({ href }) => href === entered);
  return (
    <Drawer
      data-slot="category-panel"
      {...props}
      side="start"
      title={category?.label ?? navigation.categories}
    >
      {category ? (
        <Departments
          category={category}
          onBack={() => {
            setEntered(null);
            setLeft(category.href);
          }}
        />
      ) : (
        <ul className="ui-rows">
          {all ? (
            <li>
              <PanelLink href={all.href} className="text-brand-ink">
                {all.label}
              </PanelLink>
            </li>
          ) : null}
          {categories.map((one) => (
            <li key={one.href}>
              <CategoryRow
                category={one}
                // Focus comes back to where it went in.
                focused={one.href === left}
                onEnter={() => setEntered(one.href)}
              />
            </li>
          ))}
        </ul>
      )}
    </Drawer>
  );
}

interface CategoryRowProps {
  category: MenuCategory;
  focused: boolean;
  onEnter: () => void;
}

function CategoryRow({ category, focused, onEnter }: CategoryRowProps) {
  const content = (
    <>
      {category.icon ? (
        <span aria-hidden className="ui-entry-icon">
          {category.icon}
        </span>
      ) : null}
      <span>{category.label}</span>
    </>
  );
  return category.departments.length > 0 ? (
    <button type="button" ref={focused ? focus : undefined} onClick={onEnter} className={row}>
      {content}
      <ChevronRight className="ml-auto size-5 shrink-0 text-muted" />
    </button>
  ) : (
    <PanelLink href={category.href}>{content}</PanelLink>
  );
}

/** A row that leads somewhere, and closes the panel. */
function PanelLink({ href, className, children }: LinkProps) {
  return (
    <DialogClose asChild>
      <Link href={href} className={cx(row, className)}>
        {children}
      </Link>
    </DialogClose>
  );
}

interface DepartmentsProps {
  category: MenuCategory;
  onBack: () => void;
}

function Departments({ category, onBack }: DepartmentsProps) {
  const { menu } = useMessages();
  return (
    <>
      <button
        type="button"
        ref={focus}
        onClick={onBack}
        className={`${row} edge-b border-line text-muted`}
      >
        <ChevronLeft className="size-5 shrink-0" />
        {menu.back}
      </button>
      <ul aria-label={menu.departmentsOf(category.label)} className="ui-rows">
        <li>
          <PanelLink href={category.href} className="text-brand-ink">
            {menu.seeAll(category.label)}
          </PanelLink>
        </li>
        {category.departments.map(({ href, label }) => (
          <li key={href}>
            <PanelLink href={href}>{label}</PanelLink>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Moves focus to a row as soon as it is there. */
function focus(node: HTMLButtonElement | null): void {
  node?.focus();
}
