import { useCallback, useEffect, useRef, useState, type TouchEvent } from 'react';
import { stepOfSwipe, stepPage } from './model.ts';

interface Options {
  /** Time between turns, in ms; nothing for a carousel that stands still. */
  autoplay: number | undefined;
}

/** Measures a strip: how many screens of it there are, and which one shows. */
function measure(strip: HTMLElement) {
  const { scrollLeft, scrollWidth, clientWidth } = strip;
  const gap = Number.parseFloat(getComputedStyle(strip).columnGap) || 0;
  const pageWidth = Math.max(1, clientWidth + gap);
  // A pixel of tolerance: the widths are rounded.
  const pageCount = Math.max(1, Math.ceil((scrollWidth + gap - 1) / pageWidth));
  const atEnd = scrollLeft + clientWidth >= scrollWidth - 1;
  return { page: atEnd ? pageCount - 1 : Math.round(scrollLeft / pageWidth), pageCount, pageWidth };
}

/** Turns the pages of a strip that scrolls by itself before JavaScript. */
export function useCarousel({ autoplay }: Options) {
  const ref = useRef<HTMLUListElement>(null);
  const swipe = useRef<{ x: number; y: number; page: number } | null>(null);
  const [{ page, pageCount }, setPosition] = useState({ page: 0, pageCount: 1, pageWidth: 0 });
  const [held, setHeld] = useState(false);
  const [paused, setPaused] = useState(false);

  const update = useCallback(() => {
    if (!ref.current) return;
    const now = measure(ref.current);
    setPosition((before) =>
      before.page === now.page && before.pageCount === now.pageCount ? before : now,
    );
  }, []);

  useEffect(() => {
    const strip = ref.current;
    if (!strip) return undefined;
    const observer = new ResizeObserver(update);
    observer.observe(strip);
    return () => observer.disconnect();
  }, [update]);

  const goTo = useCallback((next: number) => {
    const strip = ref.current;
    if (strip) strip.scrollTo({ left: next * measure(strip).pageWidth, behavior: 'smooth' });
  }, []);
  const turn = useCallback(
    (step: number) => {
      if (!ref.current) return;
      const now = measure(ref.current);
      goTo(stepPage(now.page, step, now.pageCount));
    },
    [goTo],
  );

  const playing = autoplay !== undefined && pageCount > 1 && !paused;
  useEffect(() => {
    if (!playing || held) return undefined;
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)');
    const timer = setInterval(() => {
      if (!calm.matches && document.visibilityState === 'visible') turn(1);
    }, autoplay);
    return () => clearInterval(timer);
  }, [playing, held, autoplay, turn]);

  return {
    page,
    pageCount,
    playing,
    goTo,
    turn,
    togglePlaying: () => setPaused(!paused),
    /** Props of the strip. */
    stripProps: {
      ref,
      ...(pageCount > 1 ? { tabIndex: 0 } : {}),
      onScroll: update,
      onTouchStart: (event: TouchEvent) => {
        const touch = event.touches.item(0);
        swipe.current = touch ? { x: touch.clientX, y: touch.clientY, page } : null;
      },
      // The strip follows the finger by itself; where it comes to rest is the swipe's to say, for
      // it turns at 50 px and goes round at the ends.
      onTouchEnd: (event: TouchEvent) => {
        const touch = event.changedTouches.item(0);
        const start = swipe.current;
        swipe.current = null;
        if (!start || !touch) return;
        const [across, down] = [touch.clientX - start.x, touch.clientY - start.y];
        const step = Math.abs(across) > Math.abs(down) ? stepOfSwipe(across) : 0;
        if (step !== 0) goTo(stepPage(start.page, step, pageCount));
      },
    },
    /** Props of the whole: nothing turns under a pointer or around the focus. */
    holdProps: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  };
}
