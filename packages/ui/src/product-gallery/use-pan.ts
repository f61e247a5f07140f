import { useLayoutEffect, useRef, type PointerEvent, type UIEvent } from 'react';

/**
 * Pans an enlarged picture: to where it was pressed, then following the mouse. Fingers and arrow
 * keys scroll natively.
 * @param large whether the picture is larger than its frame
 * @returns props of the frame and of the screen around it
 */
export function usePan(large: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  /** The pointer's position, from 0 to 1 on both axes. */
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
    // A key zooms into the middle.
    onKeyDown: () => {
      point.current = [0.5, 0.5];
    },
  };
}

/**
 * At an edge, only inward panning is allowed: outward, Chromium would navigate back or forward
 * whatever `overscroll-behavior` says.
 */
function keepFingersInside({ style, scrollLeft, scrollWidth, clientWidth }: HTMLElement) {
  const isAtEnd = scrollLeft + clientWidth > scrollWidth - 1;
  style.touchAction = `pan-${scrollLeft < 1 ? 'right' : isAtEnd ? 'left' : 'x'} pan-y pinch-zoom`;
}
