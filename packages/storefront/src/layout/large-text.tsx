import { useEffect, useRef } from 'react';

/**
 * Marks the page (`data-large-text`) while its own text size leaves the window lower than 30rem: bars
 * that stay would take it. Media queries know the browser's text size alone.
 */
export function LargeText() {
  const rem = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = rem;
    if (!current) return undefined;
    const mark = () =>
      document.documentElement.toggleAttribute(
        'data-large-text',
        30 * current.offsetHeight > window.innerHeight,
      );
    const observer = new ResizeObserver(mark);
    observer.observe(current);
    window.addEventListener('resize', mark);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', mark);
      document.documentElement.removeAttribute('data-large-text');
    };
  }, []);
  return <div ref={rem} aria-hidden className="invisible absolute h-4" />;
}
