import type { ReactNode } from 'react';

interface PanelProps {
  /** Its heading. */
  readonly title?: ReactNode;
  /** At the end of the heading's line. */
  readonly aside?: ReactNode;
  /** Without padding, for lists. */
  readonly flush?: boolean;
  readonly children: ReactNode;
}

/** A part of a page on its own ground. */
export function Panel({ title, aside, flush = false, children }: PanelProps) {
  return (
    <section className="min-w-0 rounded-md border border-line bg-surface">
      {title ? (
        <div className="flex flex-wrap items-center justify-between gap-2 border-b border-line px-4 py-3">
          <h2 className="text-lg font-bold">{title}</h2>
          {aside}
        </div>
      ) : null}
      <div className={flush ? undefined : 'p-4'}>{children}</div>
    </section>
  );
}
