/**
 * Marks the page (`data-large-text`) while its own text size leaves the window lower than 30rem: bars
 * that stay would take it. Media queries know the browser's text size alone.
 */
export function LargeText() {
  return <div ref={markPage} aria-hidden className="invisible absolute h-4" />;
}

function markPage(rem: HTMLElement | null): (() => void) | undefined {
  if (!rem) return undefined;
  const page = document.documentElement;
  const mark = () => page.toggleAttribute('data-large-text', 30 * rem.offsetHeight > innerHeight);
  const observer = new ResizeObserver(mark);
  observer.observe(rem);
  addEventListener('resize', mark);
  return () => {
    observer.disconnect();
    removeEventListener('resize', mark);
    page.removeAttribute('data-large-text');
  };
}
