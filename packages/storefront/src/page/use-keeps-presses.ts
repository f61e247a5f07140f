import { useEffect } from 'react';
import { keepsPresses, makeDuePresses } from './early-presses.ts';

/**
 * Props of a part of the page whose buttons are pressed early: presses are kept until they work.
 * They are made again after the component's effects: before, it does not hear yet what a press
 * changes, and a second one would find the state before the first.
 */
export function useKeepsPresses(): typeof keepsPresses {
  useEffect(makeDuePresses, []);
  return keepsPresses;
}
