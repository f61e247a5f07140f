import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';
import { keepUnits } from '../internal/keep-units.ts';
import { useMessages } from '../kit/kit.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/** One line of a technical sheet. */
export interface SpecRow {
  /** The property, such as "Potência". */
  name: string;
  /** The value with its unit, such as "750 W"; "-" is shown when empty. */
  value: string | null;
}

export interface SpecTableProps extends ComponentProps<'table'> {
  /** The lines in their order. */
  rows: readonly SpecRow[];
  /** The language of the lines (BCP 47), where it is not the page's. */
  rowsLang?: string | undefined;
}

const empty = '-';
const shown = (value: string | null) => keepUnits(value?.trim() || empty);

/** A product's technical sheet: name and value. */
export function SpecTable({ rows, rowsLang, className, ...props }: SpecTableProps) {
  const { product } = useMessages();
  return (
    <table data-slot="spec-table" {...props} className={cx('ui-spec-table', className)}>
      <caption className="sr-only">{product.specs}</caption>
      <thead>
        <tr>
          <th scope="col" className="w-2/5">
            <VisuallyHidden>{product.specName}</VisuallyHidden>
          </th>
          <th scope="col">
            <VisuallyHidden>{product.specValue}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody lang={rowsLang}>
        {rows.map((row) => (
          <tr key={`${row.name}\n${row.value}`}>
            <th scope="row">{row.name}</th>
            <td>{shown(row.value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
