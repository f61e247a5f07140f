import type { ReactNode } from 'react';
import { Loaded } from '../data/loaded.tsx';
import type { ShownAnswer } from '../data/use-answer.ts';
import { Pager } from './pager.tsx';
import { Panel } from './panel.tsx';
import { Rows, RowsSkeleton, type Column } from './rows.tsx';
import type { ListAddress } from './use-list-address.ts';

interface ListPanelProps<Row> {
  /** What the list is. */
  readonly label: string;
  readonly address: ListAddress;
  readonly answer: ShownAnswer<{ readonly data: readonly Row[]; readonly next: string | null }>;
  readonly columns: readonly Column<Row>[];
  readonly keyOf: (row: Row) => string | number;
  /** Shown in place of rows where there are none. */
  readonly none: ReactNode;
  /** Stands above the rows, such as tabs. */
  readonly children?: ReactNode;
}

/** A page of a list that its address defines, and the way to the next. */
export function ListPanel<Row>(props: ListPanelProps<Row>) {
  const { label, address, answer, columns, keyOf, none, children } = props;
  return (
    <>
      <Panel flush>
        {children}
        <Loaded answer={answer} skeleton={<RowsSkeleton />}>
          {({ data }) =>
            data.length === 0 ? (
              none
            ) : (
              <Rows label={label} columns={columns} rows={data} keyOf={keyOf} />
            )
          }
        </Loaded>
      </Panel>
      <Pager address={address} next={answer.data?.next} />
    </>
  );
}
