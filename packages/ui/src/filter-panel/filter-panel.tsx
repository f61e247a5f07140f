import { formatCount } from '@ponte/regional/money';
import { useId, type ComponentProps } from 'react';
import { Button, ButtonLink } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { X } from '../icons/icons.tsx';
import { cx } from '../internal/cx.ts';
import { Link, useMessages } from '../kit/kit.tsx';

/** A department to go to. */
export interface FilterDepartment {
  /** Its list. */
  href: string;
  /** Its name. */
  label: string;
  /** How many products it holds. */
  count?: number | undefined;
  /** The list that is shown. */
  current?: boolean | undefined;
}

/** A brand to choose. */
export interface FilterBrand {
  /** What stands for it in the address. */
  value: string;
  /** Its name. */
  label: string;
  /** How many products of it there are here. */
  count?: number | undefined;
}

export interface FilterPanelProps extends ComponentProps<'div'> {
  /** Leading to lists of their own; none, no heading. */
  departments?: readonly FilterDepartment[] | undefined;
  /** None, no heading. */
  brands?: readonly FilterBrand[] | undefined;
  /** Values of the brands that are chosen. */
  selected?: readonly string[] | undefined;
  /** Called with the values of all that are chosen now. */
  onSelectedChange?: ((selected: readonly string[]) => void) | undefined;
  /** The list without chosen brands: shown while some are. */
  clearHref?: string | undefined;
  /** How many brands show before "see all"; 10 when left out. Chosen ones always show. */
  maxBrands?: number | undefined;
  /** Name of the boxes in a form, "brandSlug" when left out. */
  name?: string | undefined;
  /** Level of the departments' heading, 2 when left out. */
  headingLevel?: 2 | 3 | undefined;
}

/**
 * What narrows a product list: its departments as links, its brands as boxes. Put it in a GET form:
 * without scripting a submit button beneath the boxes applies them.
 */
export function FilterPanel({
  departments,
  brands,
  selected,
  onSelectedChange,
  clearHref,
  maxBrands = 10,
  name = 'brandSlug',
  headingLevel = 2,
  className,
  ...props
}: FilterPanelProps) {
  return (
    <div data-slot="filter-panel" {...props} className={cx('ui-filter-panel', className)}>
      {departments?.length ? <Departments {...{ departments, headingLevel }} /> : null}
      {brands?.length ? (
        <Brands {...{ brands, selected, onSelectedChange, clearHref, maxBrands, name }} />
      ) : null}
    </div>
  );
}

interface DepartmentsProps {
  departments: readonly FilterDepartment[];
  headingLevel: 2 | 3;
}

function Departments({ departments, headingLevel }: DepartmentsProps) {
  const { filter } = useMessages();
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section aria-labelledby={id}>
      <Heading id={id} className="mb-2 text-sm font-bold">
        {filter.departments}
      </Heading>
      <ul className="grid gap-px">
        {departments.map(({ href, label, count, current }) => (
          <li key={href}>
            <Link
              href={href}
              aria-current={current ? 'page' : undefined}
              className="ui-list-link -mx-2 min-h-9 justify-between px-2 text-sm"
            >
              {label}
              {count === undefined ? null : (
                <span className="text-xs text-muted">{formatCount(count)}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface BrandsProps {
  brands: readonly FilterBrand[];
  selected: readonly string[] | undefined;
  onSelectedChange: ((selected: readonly string[]) => void) | undefined;
  clearHref: string | undefined;
  maxBrands: number;
  name: string;
}

function Brands({
  brands,
  selected = none,
  onSelectedChange,
  clearHref,
  maxBrands,
  name,
}: BrandsProps) {
  const { filter } = useMessages();
  const shown = brands.filter(
    (brand, index) => index < maxBrands || selected.includes(brand.value),
  );
  const hidden = brands.filter((brand) => !shown.includes(brand));
  const box = ({ value, label, count }: FilterBrand) => (
    <li key={value} className="flex items-start justify-between gap-2">
      <Checkbox
        label={label}
        name={name}
        value={value}
        {...(onSelectedChange
          ? { checked: selected.includes(value) }
          : { defaultChecked: selected.includes(value) })}
        onChange={(event) =>
          onSelectedChange?.(
            event.currentTarget.checked
              ? [...selected, value]
              : selected.filter((other) => other !== value),
          )
        }
      />
      {count === undefined ? null : (
        <span className="pt-2 text-xs text-muted">{formatCount(count)}</span>
      )}
    </li>
  );
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-bold">{filter.brands}</legend>
      <ul className="grid gap-1">{shown.map(box)}</ul>
      {hidden.length > 0 ? (
        <details className="mt-1">
          <summary className="ui-show-all">{filter.allBrands(brands.length)}</summary>
          <ul className="grid gap-1">{hidden.map(box)}</ul>
        </details>
      ) : null}
      {clearHref !== undefined && selected.length > 0 ? (
        <ButtonLink href={clearHref} size="sm" variant="plain" className="-ml-3">
          <X />
          {filter.clearAll}
        </ButtonLink>
      ) : null}
      <Button type="submit" size="sm" className="mt-3 hidden noscript:inline-flex">
        {filter.apply}
      </Button>
    </fieldset>
  );
}

const none: readonly string[] = [];
