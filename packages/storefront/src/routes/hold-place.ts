/** What a shopper does who looks for another place. */
const gestures = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to `top` and stays there while the page becomes longer or shorter, as it does until its
 * content is there. Ends when the shopper scrolls or touches anything.
 *
 * @param top pixels from the top of the page
 * @param onRelease called once, when the shopper took over
 * @returns how to end it
 */
export function holdPlace(top: number, onRelease: () => void): () => void {
  let reached = 0;
  const scroll = () => {
    scrollTo({ top, behavior: 'instant' });
    reached = scrollY;
  };
  const observer = new ResizeObserver(scroll);
  const stop = () => {
    observer.disconnect();
    removeEventListener('scroll', onScroll);
    for (const gesture of gestures) removeEventListener(gesture, release);
  };
  const release = () => {
    stop();
    onRelease();
  };
  // The browser scrolls too, when a page becomes too short; the observer has put that right before
  // its event comes. What is not where we scrolled to is the shopper's: by a scrollbar, a reader.
  const onScroll = () => {
    if (Math.abs(scrollY - reached) > 1) release();
  };
  scroll();
  observer.observe(document.body);
  addEventListener('scroll', onScroll, { passive: true });
  for (const gesture of gestures) addEventListener(gesture, release, { passive: true });
  return stop;
}
