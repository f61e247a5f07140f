import { useEffect, useState, type RefObject } from 'react';

/** How far below the window something counts as near, in CSS pixels. */
const ahead = 600;

/** Whether a part of the page is in view or nearly so, or was; false on a server. */
export function useNear(part: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !part.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: `${ahead}px 0px` },
    );
    observer.observe(part.current);
    return () => observer.disconnect();
  }, [part, near]);
  return near;
}
