import { useEffect, useState } from 'react';
import { useLatest } from '../internal/use-latest.ts';

/** Asks for the options of a text; the signal aborts when they are not needed any more. */
export type LoadOptions<T> = (text: string, signal: AbortSignal) => Promise<readonly T[]>;

/** What is known about a text. Options of the text before stay while the next ones are on their way. */
export type Options<T> =
  | { readonly status: 'idle' }
  | { readonly status: 'loading'; readonly options: readonly T[] }
  | { readonly status: 'found'; readonly options: readonly T[] }
  | { readonly status: 'failed' };

type Answer<T> =
  | { readonly key: string; readonly options: readonly T[] }
  | { readonly key: string; readonly options: null };

/**
 * Asks for the options of a text once it has rested for a while, one question at a time: the one before is
 * aborted, and what it still answers is dropped.
 * @param text what to ask for; `null` for nothing
 * @param delay in ms
 */
export function useOptions<T>(text: string | null, delay: number, load: LoadOptions<T>) {
  const [answer, setAnswer] = useState<Answer<T> | null>(null);
  const [attempt, setAttempt] = useState(0);
  const latest = useLatest(load);
  const key = `${attempt} ${text}`;

  useEffect(() => {
    if (text === null) return undefined;
    const asking = new AbortController();
    const { signal } = asking;
    const finish = (options: readonly T[] | null) => {
      if (!signal.aborted) setAnswer({ key, options });
    };
    const timer = setTimeout(() => {
      Promise.resolve()
        .then(() => latest.current(text, signal))
        .then(finish, () => finish(null));
    }, delay);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [text, key, delay, latest]);

  const state = ((): Options<T> => {
    if (text === null) return { status: 'idle' };
    if (answer?.key !== key) return { status: 'loading', options: answer?.options ?? [] };
    return answer.options ? { status: 'found', options: answer.options } : { status: 'failed' };
  })();
  return { state, retry: () => setAttempt(attempt + 1) };
}
