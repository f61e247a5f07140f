import { Fragment, type ComponentProps } from 'react';
import { ChevronLeft, ChevronRight } from '../icons/icons.tsx';
import { cx } from '../internal/cx.ts';
import { Link, useMessages } from '../kit/kit.tsx';
import { pageWindow } from './model.ts';

export { pageWindow } from './model.ts';

export interface PaginationProps extends ComponentProps<'nav'> {
  /** The current page, from 1. */
  page: number;
  /** How many pages there are; nothing is shown for one or none. */
  pageCount: number;
  /** The address of a page, so that each is a link that works before JavaScript. */
  hrefFor: (page: number) => string;
}

/** Links to the pages of a list: previous, a window of five, next. Nothing for a single page. */
export function Pagination({ page, pageCount, hrefFor, className, ...props }: PaginationProps) {
  const { pagination } = useMessages();
  if (pageCount <= 1) return null;
  return (
    <nav
      data-slot="pagination"
      aria-label={pagination.label}
      {...props}
      className={cx('ui-pagination', className)}
    >
      <ul className="flex flex-wrap items-center justify-center gap-0.5 md:gap-1">
        <li>
          <Step label={pagination.previous} href={page > 1 ? hrefFor(page - 1) : null} rel="prev" />
        </li>
        {pageWindow(page, pageCount).map((number, index, pages) => (
          <Fragment key={number}>
            {index > 0 && pages[index - 1] !== number - 1 ? <li aria-hidden /> : null}
            <li>
              <Link
                href={hrefFor(number)}
                aria-label={pagination.page(number)}
                aria-current={number === page ? 'page' : undefined}
                className="ui-page-link"
              >
                {number}
              </Link>
            </li>
          </Fragment>
        ))}
        <li>
          <Step
            label={pagination.next}
            href={page < pageCount ? hrefFor(page + 1) : null}
            rel="next"
          />
        </li>
      </ul>
    </nav>
  );
}

interface StepProps {
  label: string;
  /** `null` at the list's end. */
  href: string | null;
  rel: 'prev' | 'next';
}

function Step({ label, href, rel }: StepProps) {
  const text = <span className="max-md:sr-only">{label}</span>;
  const content = (
    <>
      {rel === 'prev' ? <ChevronLeft className="size-5" /> : null}
      {text}
      {rel === 'next' ? <ChevronRight className="size-5" /> : null}
    </>
  );
  return href ? (
    <Link href={href} rel={rel} className="ui-page-link">
      {content}
    </Link>
  ) : (
    <span aria-hidden className="ui-page-link invisible">
      {content}
    </span>
  );
}
