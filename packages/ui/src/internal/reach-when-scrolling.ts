/** Elements in the tab order. */
const controls = ':is(a[href], button, input, select, textarea):not(:disabled)';

/**
 * A `ref` for a scroll container: it becomes focusable while it overflows and contains no focusable
 * element, because not every browser scrolls it by keyboard otherwise (WCAG 2.1.1).
 */
export function reachWhenScrolling(frame: HTMLElement | null) {
  if (!frame) return undefined;
  const measure = () => {
    const scrolls =
      frame.scrollHeight > frame.clientHeight || frame.scrollWidth > frame.clientWidth;
    if (scrolls && !frame.querySelector(controls)) frame.tabIndex = 0;
    else frame.removeAttribute('tabindex');
  };
  // Its first report comes with the first layout.
  const resized = new ResizeObserver(measure);
  // Contents may grow without the container, for example when the font loads.
  for (const element of [frame, ...frame.children]) resized.observe(element);
  return () => resized.disconnect();
}
