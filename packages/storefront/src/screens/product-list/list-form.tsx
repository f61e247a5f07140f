import { listAddress, type ListQuery } from '@ponte/domain/product-list';
import type { ReactNode } from 'react';
import { keepsFocusMark } from '../../browser/focus-marks.ts';

interface ListFormProps {
  /** The list without the form's own fields. */
  readonly query: ListQuery;
  readonly children: ReactNode;
}

/** A form that leads to another list; without JavaScript a GET form. */
export function ListForm({ query, children }: ListFormProps) {
  const { pathname, searchParams } = new URL(listAddress(query), 'http://_');
  return (
    // The address decides the fields' values, so browsers must not restore them.
    <form method="get" action={pathname} autoComplete="off" {...keepsFocusMark}>
      {[...searchParams].map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
