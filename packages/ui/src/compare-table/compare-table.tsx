import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { keepUnits } from '../internal/keep-units.ts';
import { useMessages } from '../kit/kit.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/** One of the things that are compared. */
export interface CompareColumn {
  /** Identifies the column. */
  id: number | string;
  /** Its name, perhaps with a link and a way to take it out. On wide screens it stays in sight. */
  head: ReactNode;
  /** The language of its values (BCP 47), where it is not the page's. */
  valuesLang?: string | undefined;
}

/** What is shown of each, such as pictures or prices; not compared. */
export interface CompareFact {
  /** What is shown, such as "Preço". */
  name: string;
  /** A cell for each column, in their order. */
  cells: readonly ReactNode[];
}

/** A line that is compared. */
export interface CompareRow {
  /** The property, such as "Potência". */
  name: string;
  /** The name's language (BCP 47), where it is not the page's. */
  nameLang?: string | undefined;
  /** A value with its unit for each column, in their order; "-" is shown for null. */
  values: readonly (string | null)[];
}

export interface CompareTableProps extends ComponentProps<'div'> {
  /** What is compared, for assistive technology: names the part that scrolls. */
  label: string;
  /** The things side by side: two show on a phone, the others by scrolling. */
  columns: readonly CompareColumn[];
  /** Lines above the compared ones. */
  facts?: readonly CompareFact[] | undefined;
  /** The lines that are compared, in their order. */
  rows: readonly CompareRow[];
  /** What a line whose values differ is marked with, for assistive technology, such as "difere". */
  differsLabel: string;
  /** The label of the box that leaves only such lines. */
  onlyDifferencesLabel: string;
}

/** In percent; the rest is for what the lines tell. */
const shareOfColumns = 86;

const empty = '-';
const differenceSign = '≠';
const none: readonly CompareFact[] = [];

/**
 * Things in columns, their properties in rows. The first column stays in sight while the rest scrolls
 * sideways; on wide screens, where nothing does, the names stay while the page scrolls. It works before
 * JavaScript.
 */
export function CompareTable({
  label,
  columns,
  facts = none,
  rows,
  differsLabel,
  onlyDifferencesLabel,
  className,
  ...props
}: CompareTableProps) {
  const { product } = useMessages();
  const hasDifferences = rows.some(differs);
  return (
    <div data-slot="compare-table" {...props} className={cx('group', className)}>
      {hasDifferences ? (
        <div className="ui-checkbox mb-3 print:hidden">
          <label className="ui-option">
            <input type="checkbox" />
            {onlyDifferencesLabel}
          </label>
        </div>
      ) : null}
      <div
        role="region"
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a part that scrolls has to be reachable by keyboard (WCAG 2.1.1)
        tabIndex={0}
        className="relative overflow-x-auto rounded-md edge border-line lg:overflow-visible"
      >
        <table className="ui-compare-table">
          <colgroup>
            <col />
            {/* Equal columns, however many: an attribute, as a strict policy allows no inline style. */}
            <col span={columns.length} width={`${shareOfColumns / columns.length}%`} />
          </colgroup>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>{product.specName}</VisuallyHidden>
              </th>
              {columns.map(({ id, head }) => (
                <th key={id} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {facts.map(({ name, cells }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {columns.map(({ id }, at) => (
                  <td key={id}>{cells[at]}</td>
                ))}
              </tr>
            ))}
            {rows.map((row) => (
              <Compared key={row.name} row={row} columns={columns} differsLabel={differsLabel} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

interface ComparedProps extends Pick<CompareTableProps, 'columns' | 'differsLabel'> {
  row: CompareRow;
}

function Compared({ row, columns, differsLabel }: ComparedProps) {
  const isDifferent = differs(row);
  return (
    <tr
      data-differs={isDifferent ? '' : undefined}
      className={isDifferent ? undefined : 'group-has-checked:hidden'}
    >
      <th scope="row">
        <span lang={row.nameLang}>{row.name}</span>
        {isDifferent ? (
          <>
            <span aria-hidden className="ml-1 font-bold text-ink">
              {differenceSign}
            </span>{' '}
            <VisuallyHidden>{differsLabel}</VisuallyHidden>
          </>
        ) : null}
      </th>
      {columns.map(({ id, valuesLang }, at) => (
        <td key={id} lang={valuesLang}>
          {keepUnits(row.values[at] ?? empty)}
        </td>
      ))}
    </tr>
  );
}

function differs({ values }: CompareRow): boolean {
  return values.some((value) => value !== values[0]);
}
