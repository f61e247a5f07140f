import type { EndpointDefinition } from '@ponte/contract/endpoint';
import type { ApiError, Result } from '@ponte/domain/api';
import { Submission } from '@ponte/domain/submission';
import { useEffect, useState } from 'react';
import type { AnswerOf, RequestOf } from '../office/ask.ts';
import { useOffice } from '../office/office-context.ts';

/** Something sent to the store, for an observer. */
export interface Act<E extends EndpointDefinition> {
  readonly pending: boolean;
  readonly error: ApiError | undefined;
  /** Sends, unless it is being sent. The outcome is `aborted`, which is never shown, for who has left. */
  readonly send: (request: RequestOf<E>) => Promise<Result<AnswerOf<E>>>;
  /** Forgets an earlier failure. */
  readonly reset: () => void;
}

/** Observe it: the component must be an `observer`. */
export function useAct<E extends EndpointDefinition>(endpoint: E): Act<E> {
  const { ask } = useOffice();
  const [submission] = useState(() => new Submission<AnswerOf<E>>());
  useEffect(() => () => submission.abort(), [submission]);
  return {
    pending: submission.isPending,
    error: submission.error,
    send: (request) => submission.submit((signal) => ask(endpoint, request, signal)),
    reset: () => submission.reset(),
  };
}
