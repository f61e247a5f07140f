import { hashSource } from '@ponte/web-server';
import { keepPresses } from '../page/keep-presses.ts';

const text = `(${keepPresses.toString()})()`;

/** Inline, because as a file it would arrive one round trip after the buttons that it watches. */
export const inlineScript = {
  text,
  /** Its hash source in the page's policy. */
  source: hashSource(text),
} as const;
