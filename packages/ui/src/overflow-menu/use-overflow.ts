import { useEffect, useRef, useState } from 'react';
import { fitting } from './model.ts';

/** How many items of a row fit beside the button that holds the rest. */
export function useOverflow(count: number) {
  const row = useRef<HTMLUListElement>(null);
  const button = useRef<HTMLDetailsElement>(null);
  const [shown, setShown] = useState(count);

  // After every drawing: as many items may be other elements than before.
  useEffect(() => {
    const list = row.current;
    const frame = list?.parentElement;
    const rest = button.current;
    if (!list || !frame || !rest) return undefined;
    const measure = () => {
      const ends = [...list.children].map((item) =>
        item instanceof HTMLElement ? item.offsetLeft + item.offsetWidth : 0,
      );
      // Where the row scrolls, as on phones, everything is within reach: the button has no box.
      const width = rest.offsetWidth;
      setShown(width ? fitting(ends, frame.clientWidth, width) : count);
    };
    const observer = new ResizeObserver(measure);
    for (const measured of [frame, rest, ...list.children]) observer.observe(measured);
    return () => observer.disconnect();
  });

  return { row, button, shown: Math.min(shown, count) };
}
