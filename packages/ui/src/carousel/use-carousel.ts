import { useCallback, useLayoutEffect, useRef, useState, type FocusEvent } from 'react';
import { flushSync } from 'react-dom';
import { useHold } from '../internal/use-hold.ts';
import { useSwipe } from '../internal/use-swipe.ts';
import { stepPage } from './model.ts';

interface Options {
  /** Time between turns, in ms; nothing for a carousel that stands still. */
  autoplay: number | undefined;
  /** How many items stand in it: more of them resize nothing. */
  count: number;
}

/** The number of pages and the current one. Allows a pixel for rounded widths. */
function measure({ scrollLeft, scrollWidth, clientWidth }: HTMLElement) {
  const pageCount = Math.ceil((scrollWidth - 1) / (clientWidth || 1)) || 1;
  const atEnd = scrollLeft + clientWidth >= scrollWidth - 1;
  const page = atEnd ? pageCount - 1 : Math.round(scrollLeft / clientWidth);
  return { page, pageCount };
}

/** Turns the pages of a strip that scrolls by itself before JavaScript. */
export function useCarousel({ autoplay, count }: Options) {
  const ref = useRef<HTMLUListElement>(null);
  const [page, setPage] = useState(0);
  const [pageCount, setPageCount] = useState(1);
  const { isHeld, holdProps } = useHold();
  const held = isHeld(0);
  const [paused, setPaused] = useState(false);

  const update = useCallback(() => {
    if (!ref.current) return;
    const now = measure(ref.current);
    setPage(now.page);
    setPageCount(now.pageCount);
  }, []);

  // The first report comes with the first layout, before paint: its buttons move nothing visible, and
  // no layout is forced.
  useLayoutEffect(() => {
    if (!ref.current || count === 0) return undefined;
    const observer = new ResizeObserver(() => flushSync(update));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [update, count]);

  const goTo = useCallback(
    (next: number) => ref.current?.scrollTo({ left: next * ref.current.clientWidth }),
    [],
  );

  // The browser scrolls with the finger; where it stops is decided here, because a swipe turns at
  // 50 px and wraps around.
  const swipeProps = useSwipe(page, (from, step) => goTo(stepPage(from, step, pageCount)));

  const playing = autoplay !== undefined && pageCount > 1 && !paused;
  useLayoutEffect(() => {
    if (!playing || held) return undefined;
    const calm = matchMedia('(prefers-reduced-motion: reduce)');
    const timer = setInterval(() => {
      if (!(calm.matches || document.hidden)) goTo(stepPage(page, 1, pageCount));
    }, autoplay);
    return () => clearInterval(timer);
  }, [playing, held, autoplay, goTo, page, pageCount]);

  return {
    page,
    pageCount,
    playing,
    goTo,
    turn: (step: number) => goTo(stepPage(page, step, pageCount)),
    togglePlaying: () => setPaused(!paused),
    /** Props of the strip. */
    stripProps: {
      ref,
      tabIndex: pageCount > 1 ? 0 : undefined,
      onScroll: update,
      // Browsers scroll to what Tab reaches, but not to focus given with `preventScroll`, as Back
      // does. What is pressed is in sight: it must not move before it is let go.
      onFocus: ({ target, currentTarget }: FocusEvent) => {
        const slide = target.closest('li');
        if (slide && !isWithin(slide, currentTarget)) slide.scrollIntoView({ block: 'nearest' });
      },
      ...swipeProps,
    },
    /** Props of the whole: nothing turns under a pointer or around the focus. */
    holdProps: holdProps(0),
  };
}

/** Whether all of a slide's width is in the strip's, give or take a fraction of a pixel. */
function isWithin(slide: Element, strip: Element): boolean {
  const [inner, outer] = [slide.getBoundingClientRect(), strip.getBoundingClientRect()];
  return inner.left >= outer.left - 1 && inner.right <= outer.right + 1;
}
