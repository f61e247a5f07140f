import { formatCount } from '@ponte/regional/money';
import { useId, useState, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { cx } from '../internal/cx.ts';
import { Link, useMessages } from '../kit/kit.tsx';
import {
  foldsOf,
  mostTogether,
  valuesOf,
  withBox,
  type FilterBoxes,
  type FilterChoice,
  type FilterGroup,
  type FilterLinks,
  type FilterValues,
} from './model.ts';
import { RangeFilter } from './range-filter.tsx';
import { useHeldControl } from './use-held-control.ts';

export type {
  FilterBoxes,
  FilterChoice,
  FilterFlag,
  FilterGroup,
  FilterLink,
  FilterLinks,
  FilterRange,
  FilterValues,
} from './model.ts';

export interface FilterPanelProps extends ComponentProps<'div'> {
  /** In their order; none of an empty group shows. */
  groups: readonly FilterGroup[];
  /** What is chosen: the values of the panel's fields by name. */
  values: FilterValues;
  /** Called with the values of all fields after each choice. */
  onValuesChange: (values: FilterValues) => void;
  /** How many groups are open at first, besides those with something chosen; 6 when left out. */
  openGroups?: number | undefined;
  /**
   * How many values of a group show before "see more"; 6 when left out. Chosen ones always show. The others of
   * more than a dozen are folded, about a dozen in each fold.
   */
  firstValues?: number | undefined;
  /** The same page with all values, for browsers without scripting. */
  allHref?: string | undefined;
  /** Called when the omitted values of a group are requested. */
  onAskForAll?: (() => void) | undefined;
}

/**
 * What narrows a product list: links to narrower lists, boxes, and a range of prices. Put it in a GET
 * form: without scripting a submit button beneath applies the fields.
 */
export function FilterPanel({
  groups,
  values,
  onValuesChange,
  openGroups = 6,
  firstValues = 6,
  allHref,
  onAskForAll,
  className,
  ...props
}: FilterPanelProps) {
  const { filter } = useMessages();
  const filled = groups.filter(isFilled);
  const hold = useHeldControl();
  const change = (next: FilterValues) => {
    hold();
    onValuesChange(next);
  };
  const fields = { values, onValuesChange: change };
  const content = (group: FilterGroup): ReactNode => {
    switch (group.kind) {
      case 'links':
        return <Links {...group} {...{ firstValues, allHref, onAskForAll }} />;
      case 'boxes':
        return <Boxes {...group} {...fields} {...{ firstValues, allHref, onAskForAll }} />;
      case 'flag':
        return <Box {...group} {...fields} value="1" />;
      case 'range':
        return <RangeFilter {...group} {...fields} />;
    }
  };
  return (
    <div data-slot="filter-panel" {...props} className={cx('ui-filter-panel', className)}>
      {filled.map((group, index) => {
        if (group.kind === 'flag') return <div key={group.id}>{content(group)}</div>;
        const isOpen = index < openGroups || hasChosen(group, values);
        return (
          <Group key={group.id} kind={group.kind} label={group.label} isOpen={isOpen}>
            {content(group)}
          </Group>
        );
      })}
      {filled.some(({ kind }) => kind !== 'links') ? (
        <Button type="submit" size="sm" className="hidden noscript:inline-flex">
          {filter.apply}
        </Button>
      ) : null}
    </div>
  );
}

function isFilled(group: FilterGroup): boolean {
  if (group.kind === 'links') return group.items.length > 0;
  return group.kind !== 'boxes' || group.choices.length > 0;
}

function hasChosen(group: FilterGroup, values: FilterValues): boolean {
  if (group.kind === 'links') return false;
  if (group.kind === 'boxes') {
    const chosen = valuesOf(values, group.name);
    return group.choices.some(({ value }) => chosen.includes(value));
  }
  const names = group.kind === 'range' ? group.names : [group.name];
  return names.some((name) => valuesOf(values, name).some(Boolean));
}

interface GroupProps {
  readonly kind: FilterGroup['kind'];
  readonly label: string;
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** Opened and closed by who uses it; it opens by itself only at first. */
function Group({ kind, label, isOpen, children }: GroupProps) {
  const id = useId();
  const Content = kind === 'links' ? 'nav' : 'fieldset';
  const [isOpenAtFirst] = useState(isOpen);
  return (
    <details open={isOpenAtFirst}>
      <summary id={id} className="ui-filter-title">
        {label}
      </summary>
      <Content aria-labelledby={id} className="min-w-0">
        {children}
      </Content>
    </details>
  );
}

function Links({ label, items, whole, ...more }: FilterLinks & MoreProps) {
  const isFirst = (index: number) => items[index]?.current ?? false;
  return (
    <Shortened {...more} {...{ label, whole, isFirst }} count={items.length}>
      {(isShown) => (
        <ul className="grid gap-px">
          {items
            .filter((_, index) => isShown(index))
            .map((item) => (
              <li key={item.href}>
                <Link
                  href={item.href}
                  aria-current={item.current ? 'page' : undefined}
                  className="ui-list-link -mx-2 min-h-9 justify-between px-2 text-sm"
                >
                  {item.label}
                  <Count count={item.count} />
                </Link>
              </li>
            ))}
        </ul>
      )}
    </Shortened>
  );
}

interface FieldsProps {
  readonly values: FilterValues;
  readonly onValuesChange: (values: FilterValues) => void;
}

interface BoxProps extends FieldsProps {
  readonly name: string;
  readonly value: string;
  readonly label: string;
  readonly count?: number | undefined;
}

function Box({ name, value, label, count, values, onValuesChange }: BoxProps) {
  return (
    <label className="ui-option text-sm">
      <input
        type="checkbox"
        name={name}
        value={value}
        checked={valuesOf(values, name).includes(value)}
        onChange={({ currentTarget: { checked } }) =>
          onValuesChange(withBox(values, name, { value, checked }))
        }
      />
      {label}
      <Count count={count} />
    </label>
  );
}

/** Decoration for the name beside it: a screen reader would make it part of the name. */
function Count({ count }: { readonly count: number | undefined }) {
  return count === undefined ? null : (
    <span aria-hidden className="ml-auto pt-0.5 text-xs text-muted">
      {formatCount(count)}
    </span>
  );
}

interface MoreProps extends Pick<FilterPanelProps, 'firstValues' | 'allHref' | 'onAskForAll'> {}

interface BoxesProps extends FilterBoxes, FieldsProps, MoreProps {}

function Boxes({ name, choices, values, onValuesChange, ...group }: BoxesProps) {
  const { firstValues = 6, onAskForAll } = group;
  const chosen = valuesOf(values, name);
  /** Chosen before the others were asked for: what is chosen later stays where it is, with the focus. */
  const [pinned, setPinned] = useState(chosen);
  const isFirst = (index: number) => chosen.includes(choices[index]?.value ?? '');
  const askForAll = () => {
    setPinned(chosen);
    onAskForAll?.();
  };
  const list = (some: readonly FilterChoice[]) => (
    <ul>
      {some.map(({ value, ...choice }) => (
        <li key={value}>
          <Box {...choice} {...{ name, value, values, onValuesChange }} />
        </li>
      ))}
    </ul>
  );
  const isPinned = ({ value }: FilterChoice, index: number) =>
    index < firstValues || pinned.includes(value);
  return (
    <Shortened {...group} onAskForAll={askForAll} count={choices.length} isFirst={isFirst}>
      {(isShown, isOpen) => {
        const isFolded = isOpen && choices.length > mostTogether;
        const isListed = isFolded ? isPinned : (_: FilterChoice, index: number) => isShown(index);
        const folds = isFolded
          ? foldsOf(choices.filter((choice, index) => !isPinned(choice, index)))
          : [];
        return (
          <>
            {list(choices.filter(isListed))}
            {folds.map((fold) => (
              <details key={fold[0]?.value}>
                <summary className="ui-show-all">
                  {[fold[0]?.label, fold.at(-1)?.label].join(' – ')}
                </summary>
                {list(fold)}
              </details>
            ))}
          </>
        );
      }}
    </Shortened>
  );
}

interface ShortenedProps extends MoreProps {
  readonly label: string;
  readonly count: number;
  readonly leftOut?: number | undefined;
  readonly whole?: boolean | undefined;
  /** Shows although it stands far down, because it is chosen. */
  readonly isFirst: (index: number) => boolean;
  readonly children: (isShown: (index: number) => boolean, isOpen: boolean) => ReactNode;
}

/** The first values of a group and those that are chosen; the others when they are asked for. */
function Shortened({
  label,
  count,
  leftOut = 0,
  whole = false,
  isFirst,
  children,
  firstValues = 6,
  allHref,
  onAskForAll,
}: ShortenedProps) {
  const { filter } = useMessages();
  const [isOpen, setIsOpen] = useState(whole);
  const isShown = (index: number) => isOpen || index < firstValues || isFirst(index);
  const hidden = Array.from({ length: count }, (_, index) => index).filter(
    (index) => !isShown(index),
  );
  const more = hidden.length + leftOut;
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    // Its link goes; the last value before it is where the shopper was.
    const before =
      event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('li input, li a');
    before?.[before.length - 1]?.focus();
    setIsOpen(true);
    onAskForAll?.();
  };
  return (
    <>
      {children(isShown, isOpen)}
      {more > 0 && !isOpen ? (
        <Link
          href={allHref ?? '#'}
          rel="nofollow"
          aria-label={filter.moreOf(more, label)}
          className="ui-show-all"
          onClick={open}
        >
          {filter.more(more)}
        </Link>
      ) : null}
    </>
  );
}
