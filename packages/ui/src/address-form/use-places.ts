import { useEffect, useState } from 'react';
import { useLatest } from '../internal/use-latest.ts';
import type { AddressPlace } from './model.ts';

/** A list of states or cities on its way. */
export interface Places {
  /** "idle" while nothing is asked for. */
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  /** Empty until it is ready. */
  readonly places: readonly AddressPlace[];
  /** Asks again. */
  readonly retry: () => void;
}

interface Loaded {
  readonly request: string;
  readonly status: 'ready' | 'failed';
  readonly places: readonly AddressPlace[];
}

const none: readonly AddressPlace[] = [];

/**
 * Loads a list when its key changes; an answer to an older key is dropped.
 *
 * @param key what the list belongs to; `null` while there is nothing to load.
 */
export function usePlaces(
  key: string | null,
  load: (signal: AbortSignal) => Promise<readonly AddressPlace[]>,
): Places {
  const [attempt, setAttempt] = useState(1);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const latestLoad = useLatest(load);
  const request = key === null ? null : `${key} ${attempt}`;

  useEffect(() => {
    if (request === null) return undefined;
    const controller = new AbortController();
    const settle = (status: Loaded['status'], places: readonly AddressPlace[]) => {
      if (!controller.signal.aborted) setLoaded({ request, status, places });
    };
    latestLoad.current(controller.signal).then(
      (places) => settle('ready', places),
      () => settle('failed', none),
    );
    return () => controller.abort();
  }, [request, latestLoad]);

  const retry = () => setAttempt(attempt + 1);
  if (request === null) return { status: 'idle', places: none, retry };
  if (loaded?.request !== request) return { status: 'loading', places: none, retry };
  return { status: loaded.status, places: loaded.places, retry };
}
