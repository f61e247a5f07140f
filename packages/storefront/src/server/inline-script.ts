import { hashSource } from '@ponte/web-server';
import { keepPresses } from '../browser/keep-presses.ts';
import { layOutReturned } from '../browser/lay-out-all.ts';

const text = [keepPresses, layOutReturned].map((run) => `(${run.toString()})();`).join('');

/** Inline, because as a file it would arrive one round trip after the buttons that it watches. */
export const inlineScript = {
  text,
  /** Its hash source in the page's policy. */
  source: hashSource(text),
} as const;
