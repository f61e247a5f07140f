import type { ReactNode } from 'react';
import type { SectionName } from './registration-form.ts';

interface SectionPanelProps {
  readonly name: SectionName;
  /** Its heading. */
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** Id of a section's heading. */
export const headingIdOf = (name: SectionName) => `registration-section-${name}`;

/** Two fields beside each other where there is room. */
export const columns = 'grid grid-cols-1 items-start gap-4 md:grid-cols-2';

/** A part of the form under its own heading, to which the list of sections leads. */
export function SectionPanel({ name, title, children }: SectionPanelProps) {
  const id = headingIdOf(name);
  return (
    <section
      aria-labelledby={id}
      className="rounded-lg border border-line bg-surface p-[min(1rem,5vw)] md:p-5"
    >
      <h2 id={id} tabIndex={-1} className="mb-4 scroll-mt-20 text-lg font-bold">
        {title}
      </h2>
      {children}
    </section>
  );
}
