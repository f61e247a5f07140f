import { useRef, type TouchEvent } from 'react';

/** What a swipe of so many pixels means, from 50 on: a finger to the left brings the next page. */
export function stepOfSwipe(distance: number): number {
  return Math.abs(distance) < 50 ? 0 : -Math.sign(distance);
}

/**
 * Tells a swipe to the side from scrolling the page and from two fingers that look closer.
 *
 * @param page what shows now.
 * @param turn called with the page at which the swipe began, and the step that it means.
 */
export function useSwipe(page: number, turn: (from: number, step: number) => void) {
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
