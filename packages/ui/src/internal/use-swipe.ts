import { useRef, type TouchEvent } from 'react';

/** The step of a swipe in pixels, from 50 on: to the left is the next page. */
export function stepOfSwipe(distance: number): number {
  return Math.abs(distance) < 50 ? 0 : -Math.sign(distance);
}

/**
 * Detects horizontal swipes, as opposed to vertical scrolling and pinching.
 * @param page the current page
 * @param turn called with the page at which the swipe began, and its step
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
