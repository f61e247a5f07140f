import { useId, type ReactNode } from 'react';

interface TitledCardProps {
  readonly title: ReactNode;
  /** A heading as large as those of a text. */
  readonly large?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Facts beside a text or a list. */
export function TitledCard({ title, large = false, className = '', children }: TitledCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`ui-card p-[min(1rem,5vw)] md:p-5 ${className}`}>
      <h2
        id={id}
        className={large ? 'text-xl font-bold tracking-tight text-balance' : 'text-base font-bold'}
      >
        {title}
      </h2>
      {children}
    </section>
  );
}
