import { startTransition, useEffect, useState, type RefObject } from 'react';

/** The distance below the window that counts as near, in CSS pixels. */
const ahead = 400;

/** Whether an element is or was near the viewport; false on a server. */
export function useNear(part: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !part.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        // In slices: a shopper may be scrolling.
        if (entries.some((entry) => entry.isIntersecting)) startTransition(() => setNear(true));
      },
      { rootMargin: `${ahead}px 0px` },
    );
    observer.observe(part.current);
    return () => observer.disconnect();
  }, [part, near]);
  return near;
}
