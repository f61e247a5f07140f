import { listAddress, type ListQuery } from '@ponte/domain/product-list';
import type { ReactNode } from 'react';
import { keepsFocusMark } from '../../page/focus-marks.ts';

interface ListFormProps {
  /** The list without what the form's own fields say. */
  readonly query: ListQuery;
  /** Fields whose values go into the address. */
  readonly children: ReactNode;
}

/** A form whose answer is another list: without JavaScript its fields make up the address. */
export function ListForm({ query, children }: ListFormProps) {
  const { pathname, searchParams } = new URL(listAddress(query), 'http://_');
  return (
    // The address says what its fields hold: no browser puts back what they held before.
    <form method="get" action={pathname} autoComplete="off" {...keepsFocusMark}>
      {[...searchParams].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
