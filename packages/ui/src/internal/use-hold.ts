import { useState } from 'react';

/**
 * Which of several numbered things the pointer is over, and which contains the focus. They are
 * tracked separately: a passing pointer doesn't release what has focus. A removed thing fires no
 * leave event, but its number is then unused.
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
