import type { ReactNode } from 'react';

interface LoadingProps {
  /** What is loading, for assistive technology. */
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** An announced skeleton of a part of a page. */
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
