import { useLayoutEffect, type RefObject } from 'react';
import { placeBeside, type Placement } from './place-beside.ts';

interface Floating extends Placement {
  /** What it belongs to. */
  anchor: RefObject<HTMLElement | null>;
  /** What floats, with `popover="manual"` and the class `ui-floating`. */
  panel: RefObject<HTMLElement | null>;
  open: boolean;
  /** It hangs from the box of the control that it belongs to, and is as wide. */
  sameWidth?: boolean;
}

/**
 * Keeps something beside what it belongs to while it is open, above all else where the browser has
 * popovers (Chrome 114, Safari 17), else within the page.
 */
export function useFloating({ anchor, panel, open, side, align, sameWidth = false }: Floating) {
  useLayoutEffect(() => {
    const node = panel.current;
    const to = sameWidth ? anchor.current?.closest('.ui-control-box') : anchor.current;
    const view = node?.ownerDocument.defaultView;
    if (!open || !to || !node || !view) return undefined;
    if ('showPopover' in node && !node.matches(':popover-open')) node.showPopover();
    const place = () => placePanel(node, to, { side, align, sameWidth });
    place();
    let frame = 0;
    const sizes = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(place);
    });
    sizes.observe(node);
    sizes.observe(to);
    const options = { capture: true, passive: true };
    view.addEventListener('scroll', place, options);
    view.addEventListener('resize', place);
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      view.removeEventListener('scroll', place, options);
      view.removeEventListener('resize', place);
      if ('hidePopover' in node && node.isConnected && node.matches(':popover-open')) {
        node.hidePopover();
      }
    };
  }, [anchor, panel, open, side, align, sameWidth]);
}

function placePanel(
  node: HTMLElement,
  to: Element,
  { side, align, sameWidth }: Pick<Floating, 'side' | 'align' | 'sameWidth'>,
): void {
  const box = to.getBoundingClientRect();
  if (sameWidth) node.style.width = `${box.width}px`;
  const { clientWidth: width, clientHeight: height } = node.ownerDocument.documentElement;
  const size = { width: node.offsetWidth, height: node.offsetHeight };
  const at = placeBeside(box, size, { width, height }, { side, align });
  node.style.left = `${at.left}px`;
  node.style.top = `${at.top}px`;
  node.dataset['side'] = at.side;
}
