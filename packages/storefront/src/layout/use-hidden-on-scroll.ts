import { useEffect, useState } from 'react';

/** How far down a bar begins to hide, in pixels (storefront.md §9). */
const threshold = 100;
/** Movements smaller than this are a resting thumb. */
const tolerance = 8;

/** Whether a bar at the top should be out of the way: the shopper is going down the page. */
export function useHiddenOnScroll(): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    let last = scrollY;
    const onScroll = () => {
      const moved = scrollY - last;
      if (Math.abs(moved) < tolerance) return;
      setHidden(moved > 0 && scrollY > threshold);
      last = scrollY;
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, []);
  return hidden;
}
