import type { PropsWithChildren } from 'react';

interface ExamplesProps {
  /** How many stand beside each other where there is room: three narrow ones unless said otherwise. */
  columns?: 2 | 3 | undefined;
}

/** Stories that need little room, beside each other. */
export function Examples({ columns = 3, children }: PropsWithChildren<ExamplesProps>) {
  return <div className={columns === 2 ? 'docs-two' : 'docs-three'}>{children}</div>;
}
