import { Skeleton } from '@ponte/ui/skeleton';
import type { ReactNode } from 'react';

export interface Column<Row> {
  readonly key: string;
  /** What the column is called. */
  readonly title: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  /** Place of the cell in a phone's card; `end` stands at the right everywhere. */
  readonly place?: 'wide' | 'grow' | 'end';
}

interface RowsProps<Row> {
  /** What the list is. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
}

/** A list: a table at a desk, cards on a phone. */
export function Rows<Row>({ label, columns, rows, keyOf }: RowsProps<Row>) {
  return (
    <div className="overflow-x-auto">
      <table className="rows" aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ key, title, place }) => (
              <th key={key} scope="col" className={classOf(place)}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ key, cell, place }) => (
                <td key={key} className={classOf(place)}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const classOf = (place: Column<unknown>['place']) => (place ? `row-${place}` : undefined);

const shapes = [1, 2, 3, 4, 5, 6];

export function RowsSkeleton() {
  return (
    <div className="grid">
      {shapes.map((shape) => (
        <div
          key={shape}
          className="flex min-h-16 items-center gap-4 border-t border-line px-4 first:border-t-0"
        >
          <Skeleton className="h-4 w-20" />
          <Skeleton className="h-4 flex-1" />
          <Skeleton className="h-4 w-24" />
        </div>
      ))}
    </div>
  );
}
