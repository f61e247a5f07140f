import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { Link } from '../kit/kit.tsx';

export interface SectionHeadingProps extends ComponentProps<'div'> {
  /** Level of the heading, 2 when left out. */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** A link to all of it, at the end of the line. */
  more?: { href: string; label: ReactNode } | undefined;
  /** Something else at the end of the line, such as a sort select. */
  aside?: ReactNode;
  /** `id` of the heading, for `aria-labelledby`. */
  headingId?: string | undefined;
}

/** The title of a part of a page, with where to see all of it. */
export function SectionHeading({
  headingLevel = 2,
  more,
  aside,
  headingId,
  className,
  children,
  ...props
}: SectionHeadingProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div data-slot="section-heading" {...props} className={cx('ui-heading-line', className)}>
      <Heading
        id={headingId}
        // Wide enough that the line breaks at the same place before the font loads.
        className="min-w-0 flex-[1_1_11rem] text-xl font-bold tracking-tight text-balance"
      >
        {children}
      </Heading>
      {more ? (
        <Link
          href={more.href}
          className="inline-flex min-h-6 items-center font-semibold text-brand-ink hover:underline"
        >
          {more.label}
        </Link>
      ) : null}
      {aside}
    </div>
  );
}
