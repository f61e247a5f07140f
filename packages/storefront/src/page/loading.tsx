import type { ReactNode } from 'react';

interface LoadingProps {
  /** What is loading, for assistive technology: the shapes say nothing. */
  readonly label: string;
  /** Lays the shapes out. */
  readonly className?: string;
  /** Grey shapes of what is coming. */
  readonly children: ReactNode;
}

/** What stands in for a part of a page that is loading, and says so. */
export function Loading({ label, className, children }: LoadingProps) {
  return (
    <>
      <p role="status" className="sr-only">
        {label}
      </p>
      <div aria-busy className={className}>
        {children}
      </div>
    </>
  );
}
