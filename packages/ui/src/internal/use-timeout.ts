import { useEffect } from 'react';
import { useLatest } from './use-latest.ts';

/**
 * Runs a function after a state has lasted for a while.
 * @param lasting the state; each change restarts the timer
 * @param delay in ms
 */
export function useTimeout(lasting: boolean, delay: number, run: () => void): void {
  const latestRun = useLatest(run);
  useEffect(() => {
    if (!lasting) return undefined;
    const timer = setTimeout(() => latestRun.current(), delay);
    return () => clearTimeout(timer);
  }, [lasting, delay, latestRun]);
}
