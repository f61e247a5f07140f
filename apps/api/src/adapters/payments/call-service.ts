import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';

/** In milliseconds; a call has several tries within its own limit. */
const tryMs = 4_000;
const pausesMs = [200, 800];

export interface ServiceCall {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface ServiceAnswer {
  readonly status: number;
  readonly body: string;
}

/**
 * Calls a payment service. A call that has no answer, or is answered with 429 or 5xx, is tried again:
 * only for calls that may be repeated. Redirects are not followed, because they would carry the key
 * elsewhere.
 * @throws when no try was answered before the signal aborted, or the last was answered with 429 or 5xx
 */
export async function callService(
  { method, url, headers, body }: ServiceCall,
  signal: AbortSignal,
): Promise<ServiceAnswer> {
  for (const pause of [...pausesMs, undefined]) {
    const answer = await tryOnce(url, {
      method,
      headers,
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(tryMs)]),
      ...(body !== undefined && { body }),
    });
    if (answer.ok && answer.value.status !== 429 && answer.value.status < 500) return answer.value;
    signal.throwIfAborted();
    if (pause === undefined) throw new UnansweredCall(answer);
    await wait(pause, undefined, { signal });
  }
  throw new Error('There is always a last try.');
}

/** Names what happened, without the address, which may hold a secret. */
class UnansweredCall extends Error {
  constructor(last: Tried) {
    super(
      last.ok
        ? `The payment service answers ${last.value.status}.`
        : 'The payment service does not answer.',
      { cause: last.ok ? new Error(`answered ${last.value.status}`) : last.failure },
    );
  }
}

type Tried =
  | { readonly ok: true; readonly value: ServiceAnswer }
  | { readonly ok: false; readonly failure: unknown };

async function tryOnce(url: string, init: RequestInit): Promise<Tried> {
  try {
    const response = await fetch(url, init);
    return { ok: true, value: { status: response.status, body: await response.text() } };
  } catch (failure) {
    return { ok: false, failure };
  }
}

/** @throws when the answer is not what the call is for */
export function answerOf<Schema extends v.GenericSchema>(
  schema: Schema,
  { status, body }: ServiceAnswer,
): v.InferOutput<Schema> {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), body);
  if (status === 200 && read.success) return read.output;
  throw new Error(`The payment service answers ${status} and nothing that can be read.`, {
    // For the log: it distinguishes a wrong key from an outage.
    cause: new Error(`answered ${status}`),
  });
}
