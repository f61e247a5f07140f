import { keepPresses } from '../page/keep-presses.ts';
import { hashSource } from './security-headers.ts';

const text = `(${keepPresses.toString()})()`;

/**
 * The page's one inline script: as a file of its own it would come one round trip after the buttons
 * that it watches.
 */
export const inlineScript = {
  text,
  /** What the page's policy calls it. */
  source: hashSource(text),
} as const;
