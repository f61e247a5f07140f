import { useLayoutEffect, useRef, type PointerEvent, type UIEvent } from 'react';

/**
 * Which part of a picture is seen that is larger than its window: where it was pressed, then where
 * the mouse points. A finger and arrow keys scroll it by themselves.
 *
 * @param large whether the picture is larger than its window now.
 * @returns props of the window, and of the screen that it fills.
 */
export function usePan(large: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  /** Where it was pointed at, from 0 to 1 both ways. */
  const point = useRef([0, 0]);
  const show = () => {
    const node = ref.current;
    const [across = 0, down = 0] = point.current;
    if (!node) return;
    node.scrollTo({
      left: across * (node.scrollWidth - node.clientWidth),
      top: down * (node.scrollHeight - node.clientHeight),
      behavior: 'instant',
    });
    keepFingersInside(node);
  };
  useLayoutEffect(show, [large]);

  const follow = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    point.current = [clientX / currentTarget.clientWidth, clientY / currentTarget.clientHeight];
  };
  return {
    view: {
      ref,
      onScroll: ({ currentTarget }: UIEvent<HTMLElement>) => keepFingersInside(currentTarget),
    },
    onPointerDown: follow,
    onPointerMove: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      follow(event);
      show();
    },
    // A key presses the middle.
    onKeyDown: () => {
      point.current = [0.5, 0.5];
    },
  };
}

/**
 * At an edge a finger moves the picture inwards alone: outwards it would be the browser's way to the
 * page before or after, which Chromium takes whatever is said of overscrolling.
 */
function keepFingersInside({ style, scrollLeft, scrollWidth, clientWidth }: HTMLElement) {
  const isAtEnd = scrollLeft + clientWidth > scrollWidth - 1;
  style.touchAction = `pan-${scrollLeft < 1 ? 'right' : isAtEnd ? 'left' : 'x'} pan-y pinch-zoom`;
}
