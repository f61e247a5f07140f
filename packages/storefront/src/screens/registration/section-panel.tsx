import type { ReactNode } from 'react';
import type { SectionName } from './registration-form.ts';

interface SectionPanelProps {
  readonly name: SectionName;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

export const headingIdOf = (name: SectionName) => `registration-section-${name}`;

/** Two columns if there is room. */
export const columns = 'grid grid-cols-1 items-start gap-4 md:grid-cols-2';

export function SectionPanel({ name, title, children }: SectionPanelProps) {
  const id = headingIdOf(name);
  return (
    <section
      aria-labelledby={id}
      className="rounded-lg edge border-line bg-surface p-[min(1rem,5vw)] md:p-5"
    >
      <h2 id={id} tabIndex={-1} className="mb-4 scroll-mt-20 text-lg font-bold">
        {title}
      </h2>
      {children}
    </section>
  );
}
