import { useEffect, useRef } from 'react';

/** How long a pointer or the focus rests before it means something, in milliseconds. */
const restMs = 80;

interface Intent {
  /** The pointer or the focus has come. */
  readonly begin: () => void;
  /** It has gone again. */
  readonly end: () => void;
}

/** Calls `act` when somebody seems to mean it, rather than passing over it. */
export function useIntent(act: () => void): Intent {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const end = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    begin() {
      end();
      timer.current = setTimeout(act, restMs);
    },
    end,
  };
}
