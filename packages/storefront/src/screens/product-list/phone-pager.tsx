import {
  isCommonFirstPage,
  listAddress,
  mobilePageSize,
  phonePages,
  type ListQuery,
} from '@ponte/domain/product-list';
import { ButtonLink } from '@ponte/ui/button';
import { ChevronLeft, ChevronRight } from '@ponte/ui/icons';
import { useMessages } from '@ponte/ui/kit';
import { useEffect, useRef, type MouseEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { keepsFocusMark } from '../../browser/focus-marks.ts';
import { keepScroll } from '../../links/keep-scroll.ts';
import { useNavigate } from '../../links/navigation.ts';
import { observer } from '../../shop/observer.ts';

interface PhonePagerProps {
  readonly query: ListQuery;
  readonly total: number;
  /** The number of products above it. */
  readonly shown: number;
  readonly loading: boolean;
}

/** On phones: show more, or the previous and next page. */
export const PhonePager = observer(function PhonePager({
  query,
  total,
  shown,
  loading,
}: PhonePagerProps) {
  const { pagination } = useMessages();
  const pages = phonePages(query, total);
  const nav = useRef<HTMLElement>(null);
  const shownBefore = useRef<number>(undefined);
  // After "show more", focus goes to the first new product.
  useEffect(() => {
    const before = shownBefore.current;
    if (before === undefined || seenOf(query, shown) <= before) return;
    shownBefore.current = undefined;
    const names = nav.current?.closest('section')?.querySelectorAll<HTMLElement>('li h2 a');
    names?.[before]?.focus({ preventScroll: true });
  }, [query, shown]);
  if (pages.pageCount <= 1) return null;
  return (
    <nav
      ref={nav}
      aria-label={pagination.label}
      className="mt-6 grid gap-3 md:hidden noscript:hidden"
      {...keepsFocusMark}
    >
      {pages.more ? (
        <ShowMore
          query={pages.more}
          loading={loading}
          onAsk={() => {
            shownBefore.current = seenOf(query, shown);
          }}
        />
      ) : null}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Step query={pages.previous} rel="prev" label={pagination.previous} />
        <p className="text-sm text-muted" aria-current="page">
          {pagination.position(pages.page, pages.pageCount)}
        </p>
        <Step query={pages.next} rel="next" label={pagination.next} />
      </div>
    </nav>
  );
});

function seenOf(query: ListQuery, shown: number): number {
  return isCommonFirstPage(query) ? Math.min(shown, mobilePageSize) : shown;
}

interface StepProps {
  /** Null at the list's end. */
  readonly query: ListQuery | null;
  readonly rel: 'prev' | 'next';
  readonly label: string;
}

function Step({ query, rel, label }: StepProps) {
  return query ? (
    <ButtonLink href={listAddress(query)} rel={rel} variant="quiet" size="sm">
      {rel === 'prev' ? <ChevronLeft /> : null}
      {label}
      {rel === 'next' ? <ChevronRight /> : null}
    </ButtonLink>
  ) : (
    <span />
  );
}

interface ShowMoreProps {
  readonly query: ListQuery;
  readonly loading: boolean;
  readonly onAsk: () => void;
}

/** Continues the list without scrolling and without a history entry. */
function ShowMore({ query, loading, onAsk }: ShowMoreProps) {
  const navigate = useNavigate();
  const href = listAddress(query);
  const showMore = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onAsk();
    navigate(href, { replace: true, state: keepScroll });
  };
  return (
    <ButtonLink href={href} block aria-busy={loading} onClick={showMore}>
      <FormattedMessage id="listTools.more" />
    </ButtonLink>
  );
}
