import { useEffect, useRef, useState } from 'react';
import { fitting } from './model.ts';

/** How many items of a row fit beside the button that holds the rest. */
export function useOverflow(count: number) {
  const row = useRef<HTMLUListElement>(null);
  const button = useRef<HTMLDetailsElement>(null);
  const [shown, setShown] = useState(count);

  useEffect(() => {
    const list = row.current;
    const frame = list?.parentElement;
    if (!list || !frame) return undefined;
    const measure = () => {
      // Where the row scrolls, as on phones, everything is within reach.
      const scrolls = getComputedStyle(list).overflowX !== 'hidden';
      const ends = [...list.children].map((item) =>
        item instanceof HTMLElement ? item.offsetLeft + item.offsetWidth : 0,
      );
      const width = frame.clientWidth;
      setShown(scrolls ? count : fitting(ends, width, button.current?.offsetWidth ?? 0));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(frame);
    for (const item of list.children) observer.observe(item);
    return () => observer.disconnect();
  }, [count]);

  return { row, button, shown: Math.min(shown, count) };
}
