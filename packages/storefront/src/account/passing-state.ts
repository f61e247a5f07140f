import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Whether the navigation to this page says so in its state, which is then removed from the history. */
export function usePassingState(name: string): boolean {
  const state: unknown = useLocation().state;
  const isSaid = typeof state === 'object' && state !== null && name in state;
  useEffect(() => {
    if (isSaid) forgetState();
  }, [isSaid]);
  return isSaid;
}

/**
 * Removes the navigation's state from the history, see `createBrowserHistory`, so that the notice
 * does not return after a reload or Back.
 */
function forgetState(): void {
  const state: object | null = history.state;
  history.replaceState({ ...state, state: null }, '');
}
