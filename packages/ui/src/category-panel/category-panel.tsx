import { useState } from 'react';
import type { MenuCategory } from '../category-menu/index.ts';
import { Drawer, type DrawerProps } from '../drawer/index.ts';
import { ChevronLeft, ChevronRight } from '../icons/index.ts';
import { Link, useMessages } from '../kit/index.ts';

/** Props of {@link CategoryPanel}. */
export interface CategoryPanelProps extends Omit<
  DrawerProps,
  'title' | 'aside' | 'footer' | 'side' | 'children'
> {
  /** The same as for CategoryMenu. */
  categories: readonly MenuCategory[];
}

const row = 'ui-panel-row';

/** The categories of a phone: a panel that goes into a category's departments and back. */
export function CategoryPanel({ categories, ...props }: CategoryPanelProps) {
  const { navigation } = useMessages();
  const [entered, setEntered] = useState<string | null>(null);
  const [left, setLeft] = useState<string | null>(null);
  const category = categories.find(({ href }) => href === entered);
  const close = () => props.onOpenChange(false);
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
          onFollow={close}
        />
      ) : (
        <ul className="divide-y divide-line">
          {categories.map((one) => (
            <li key={one.href}>
              <CategoryRow
                category={one}
                // Focus comes back to where it went in.
                focused={one.href === left}
                onEnter={() => setEntered(one.href)}
                onFollow={close}
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
  onFollow: () => void;
}

function CategoryRow({ category, focused, onEnter, onFollow }: CategoryRowProps) {
  const content = (
    <>
      {category.icon ? (
        <span aria-hidden className="ui-entry-icon">
          {category.icon}
        </span>
      ) : null}
      {category.label}
    </>
  );
  return category.departments.length > 0 ? (
    <button type="button" ref={focused ? focus : undefined} onClick={onEnter} className={row}>
      {content}
      <ChevronRight className="ml-auto size-5 shrink-0 text-muted" />
    </button>
  ) : (
    <Link href={category.href} onClick={onFollow} className={row}>
      {content}
    </Link>
  );
}

interface DepartmentsProps {
  category: MenuCategory;
  onBack: () => void;
  onFollow: () => void;
}

function Departments({ category, onBack, onFollow }: DepartmentsProps) {
  const { menu } = useMessages();
  return (
    <>
      <button
        type="button"
        ref={focus}
        onClick={onBack}
        className={`${row} border-b border-line text-muted`}
      >
        <ChevronLeft className="size-5 shrink-0" />
        {menu.back}
      </button>
      <ul aria-label={menu.departmentsOf(category.label)} className="divide-y divide-line">
        <li>
          <Link href={category.href} onClick={onFollow} className={`${row} text-brand-ink`}>
            {menu.seeAll(category.label)}
          </Link>
        </li>
        {category.departments.map(({ href, label }) => (
          <li key={href}>
            <Link href={href} onClick={onFollow} className={row}>
              {label}
            </Link>
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
