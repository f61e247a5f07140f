import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** The header in which a request's id travels, in questions and answers. */
export const requestIdHeader = 'X-Request-Id';

/** What proxies write: UUIDs, hex, numbers with dashes. Nothing that a log line could be forged with. */
const form = /^[\w.-]{8,64}$/;

const current = new AsyncLocalStorage<string>();

/**
 * The id of a request: the one that it brings, if a trusted proxy passed it, else a new one.
 * @param given the header's text
 */
export function requestIdOf(given: string | undefined, isFromTrustedProxy: boolean): string {
  return isFromTrustedProxy && given !== undefined && form.test(given) ? given : randomUUID();
}

/** Runs work for a request; what it starts and awaits belongs to the request too. */
export function withRequestId<Result>(id: string, work: () => Result): Result {
  return current.run(id, work);
}

/** The id of the request that the running code works for; undefined outside of any. */
export function currentRequestId(): string | undefined {
  return current.getStore();
}
