import { useEffect } from 'react';
import { useLatest } from './use-latest.ts';

/**
 * Runs a function once something has lasted so long.
 *
 * @param lasting whether it lasts; its end, and each new beginning, starts the time anew.
 * @param delay in ms.
 */
export function useTimeout(lasting: boolean, delay: number, run: () => void): void {
  const latestRun = useLatest(run);
  useEffect(() => {
    if (!lasting) return undefined;
    const timer = setTimeout(() => latestRun.current(), delay);
    return () => clearTimeout(timer);
  }, [lasting, delay, latestRun]);
}
