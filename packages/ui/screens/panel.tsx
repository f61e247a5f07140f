import { useId, type ReactNode } from 'react';

interface PanelProps {
  /** Its heading; without one, what is in it names itself. */
  title?: string;
  className?: string;
  children: ReactNode;
}

/** A part of a screen on a separate ground. */
export function Panel({ title, className = '', children }: PanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={title ? id : undefined}
      className={`rounded-lg border border-line bg-surface p-[min(1rem,5vw)] md:p-5 ${className}`}
    >
      {title ? (
        <h2 id={id} className="mb-4 text-lg font-bold">
          {title}
        </h2>
      ) : null}
      {children}
    </section>
  );
}
