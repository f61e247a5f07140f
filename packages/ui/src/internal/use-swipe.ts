import { useRef, type TouchEvent } from 'react';

/** What a swipe of so many pixels means: a finger to the left brings the next page. */
export function stepOfSwipe(distance: number, threshold = 50): -1 | 0 | 1 {
  if (distance <= -threshold) return 1;
  return distance >= threshold ? -1 : 0;
}

/**
 * Tells a swipe to the side from scrolling the page and from two fingers that look closer.
 *
 * @param page what shows now.
 * @param turn called with the page at which the swipe began, and the step that it means.
 */
export function useSwipe(page: number, turn: (from: number, step: -1 | 1) => void) {
  const start = useRef<{ x: number; y: number; page: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches.length === 1 ? touches.item(0) : null;
      start.current = touch ? { x: touch.clientX, y: touch.clientY, page } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches.item(0);
      const from = start.current;
      start.current = null;
      if (!from || !touch) return;
      const [across, down] = [touch.clientX - from.x, touch.clientY - from.y];
      const step = Math.abs(across) > Math.abs(down) ? stepOfSwipe(across) : 0;
      if (step !== 0) turn(from.page, step);
    },
  };
}
