/** What a keyboard reaches by itself. */
const controls = ':is(a[href], button, input, select, textarea):not(:disabled)';

/**
 * A `ref` for what scrolls: while it is larger than its frame and holds no control that would bring
 * the keyboard to its end, it takes focus itself. Not every browser lets a keyboard scroll it
 * otherwise (WCAG 2.1.1).
 */
export function reachWhenScrolling(frame: HTMLElement | null) {
  if (!frame) return undefined;
  const measure = () => {
    const scrolls =
      frame.scrollHeight > frame.clientHeight || frame.scrollWidth > frame.clientWidth;
    if (scrolls && !frame.querySelector(controls)) frame.tabIndex = 0;
    else frame.removeAttribute('tabindex');
  };
  measure();
  const resized = new ResizeObserver(measure);
  // What is in it grows without the frame, as when the font arrives.
  for (const element of [frame, ...frame.children]) resized.observe(element);
  return () => resized.disconnect();
}
