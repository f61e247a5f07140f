import { useState } from 'react';

/**
 * Which of several things, each with a number, a pointer rests on and which has the focus inside. The
 * two are kept apart: a pointer that passes over what has the focus doesn't let go of it. A thing that
 * goes from under them never says that they left, but then nobody asks for its number any more.
 */
export function useHold() {
  const [hovered, setHovered] = useState<number>();
  const [focused, setFocused] = useState<number>();
  return {
    isHeld: (key: number) => key === hovered || key === focused,
    holdProps: (key: number) => ({
      onPointerEnter: () => setHovered(key),
      onPointerLeave: () => setHovered(undefined),
      onFocus: () => setFocused(key),
      onBlur: () => setFocused(undefined),
    }),
  };
}
