import { useEffect, useRef, useState } from 'react';

/** How many items fit beside the "more" button. */
export function useOverflow(count: number) {
  const row = useRef<HTMLUListElement>(null);
  const button = useRef<HTMLDetailsElement>(null);
  const [shown, setShown] = useState(count);

  useEffect(() => {
    const list = row.current;
    const frame = list?.parentElement;
    const rest = button.current;
    if (!list || !frame || !rest) return undefined;
    const measure = () => {
      const ends = [...list.children].map((item) =>
        item instanceof HTMLElement ? item.offsetLeft + item.offsetWidth : 0,
      );
      // Where the row scrolls, as on phones, the button has no box.
      const width = rest.offsetWidth;
      setShown(width ? fitting(ends, frame.clientWidth, width) : ends.length);
    };
    const sizes = new ResizeObserver(measure);
    const observe = () => {
      sizes.disconnect();
      for (const measured of [frame, rest, ...list.children]) sizes.observe(measured);
    };
    observe();
    // An equal number of items may still be different elements.
    const items = new MutationObserver(observe);
    items.observe(list, { childList: true });
    return () => {
      sizes.disconnect();
      items.disconnect();
    };
  }, []);

  return { row, button, shown: Math.min(shown, count) };
}

/**
 * How many items fit in a row: all, or those that leave room for the button with the rest.
 * @param ends where each item ends, in px from the row's start
 */
export function fitting(ends: readonly number[], width: number, buttonWidth: number): number {
  if ((ends.at(-1) ?? 0) <= width) return ends.length;
  return ends.filter((end) => end <= width - buttonWidth).length;
}
