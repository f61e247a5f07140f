import type { EndpointDefinition } from '@ponte/contract/endpoint';
import type { ApiError } from '@ponte/domain/api';
import { Resource } from '@ponte/domain/resource';
import { useEffect, useEffectEvent, useState } from 'react';
import type { AnswerOf, RequestOf } from '../office/ask.ts';
import { useOffice } from '../office/office-context.ts';

/** Something read from the store, for an observer. */
export interface Answer<T> {
  /** Undefined until it has come. */
  readonly data: T | undefined;
  /** The newest answer, even if it is to an earlier question. */
  readonly latest: T | undefined;
  readonly pending: boolean;
  readonly error: ApiError | undefined;
  readonly reload: () => void;
  /** Takes up a newer state, such as the answer to a change. */
  readonly show: (value: T) => void;
}

/**
 * Asks while the component is there; leaving aborts. Asks again when the request changes or `visit`
 * does, and when somebody has signed in anew. Observe it: the component must be an `observer`.
 */
export function useAnswer<E extends EndpointDefinition>(
  endpoint: E,
  request: RequestOf<E>,
  visit = '',
): Answer<AnswerOf<E>> {
  const { ask, session, clock, language } = useOffice();
  const [resource] = useState(() => new Resource<AnswerOf<E>>({ clock, freshMs: 0, retries: 1 }));
  const key = JSON.stringify([session.count, language.locale, request, visit]);
  const load = useEffectEvent((asked: string, signal: AbortSignal) =>
    resource.load(asked, (until) => ask(endpoint, request, until), signal),
  );
  useEffect(() => {
    const leaving = new AbortController();
    void load(key, leaving.signal);
    return () => leaving.abort();
  }, [key]);
  return {
    data: resource.data,
    latest: resource.latest,
    pending: resource.status === 'loading',
    error: resource.error,
    reload: () => void resource.loadAnew(key, (until) => ask(endpoint, request, until)),
    show: (value) => void resource.loadAnew(key, () => Promise.resolve({ ok: true, value })),
  };
}
