import { useEffect } from 'react';
import { keepsPresses, makeDuePresses } from './early-presses.ts';

/**
 * Props of a part whose presses before hydration are recorded and replayed. They are replayed after
 * the component's effects: before, it would miss what a press changes.
 */
export function useKeepsPresses(): typeof keepsPresses {
  useEffect(makeDuePresses, []);
  return keepsPresses;
}
