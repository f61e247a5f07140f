import { useId, type ReactNode } from 'react';

interface PanelProps {
  readonly id?: string;
  /** Without one, the content has its own heading. */
  readonly title?: ReactNode;
  readonly aside?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

export function Panel({ id, title, aside, className = '', children }: PanelProps) {
  const titleId = useId();
  return (
    <section
      id={id}
      aria-labelledby={title ? titleId : undefined}
      className={`rounded-lg edge border-line bg-surface p-[min(1rem,5vw)] md:p-5 ${className}`}
    >
      {title ? (
        <div className="mb-4 flex flex-wrap items-baseline gap-x-3">
          <h2 id={titleId} className="text-lg font-bold">
            {title}
          </h2>
          {aside}
        </div>
      ) : null}
      {children}
    </section>
  );
}
