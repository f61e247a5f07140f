import type { EndpointDefinition } from '@ponte/contract/endpoint';
import type { ApiError, Result } from '@ponte/domain/api';
import { Resource, type Key } from '@ponte/domain/resource';
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

/** What shows an answer and can ask again. */
export type ShownAnswer<T> = Omit<Answer<T>, 'latest' | 'show'>;

/**
 * Asks while the component is there; leaving aborts. Asks again when the request changes or `visit`
 * does, and after another sign-in. Observe it: the component must be an `observer`.
 */
export function useAnswer<E extends EndpointDefinition>(
  endpoint: E,
  request: RequestOf<E>,
  visit = '',
): Answer<AnswerOf<E>> {
  const { ask, session, clock, language } = useOffice();
  const [resource] = useState(() => new Resource<AnswerOf<E>>({ clock, freshMs: 0, retries: 1 }));
  const question = JSON.stringify([language.locale, request]);
  const signIn = String(session.count);
  const key: Key = [question, signIn, visit];
  const asking = (signal: AbortSignal): Promise<Result<AnswerOf<E>>> =>
    ask(endpoint, request, signal);
  const load = useEffectEvent((asked: Key, signal: AbortSignal) =>
    resource.load(asked, asking, signal),
  );
  useEffect(() => {
    const leaving = new AbortController();
    void load([question, signIn, visit], leaving.signal);
    return () => leaving.abort();
  }, [question, signIn, visit]);
  const { status, error } = resource.of(key);
  return {
    // While a read is repeated, its last answer stays: a form on it keeps what was typed.
    data: resource.latest(key, [question]),
    latest: resource.latest(key),
    pending: status === 'loading',
    error,
    reload: () => void resource.loadAnew(key, asking),
    show: (value) => void resource.loadAnew(key, () => Promise.resolve({ ok: true, value })),
  };
}
