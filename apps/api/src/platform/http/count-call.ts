import type { Limit, VisitorLimit } from '@ponte/settings';
import type { RateLimiter } from '../security/rate-limits.ts';

/** Who makes a call. */
export interface Caller {
  readonly network: string;
  /** By the server's own cookie; undefined for a browser that did not send one. */
  readonly device: string | undefined;
  /** Of a valid session. */
  readonly customerId: number | undefined;
}

/**
 * Counts a call against its limit: per network, or for a limit of visitors per person and then for
 * the whole network. A person is a customer, else a device; callers of a network who are neither
 * count as one person. Refused calls of a person don't use up their network's limit.
 * @returns seconds to wait when the limit is exceeded, else undefined
 */
export async function countCall(
  limiter: RateLimiter,
  limit: Limit | VisitorLimit,
  caller: Caller,
): Promise<number | undefined> {
  const { name } = limit;
  if (!('mostOfNetwork' in limit)) return limiter.hit(limit, caller.network);
  const wait = await limiter.hit(limit, personOf(caller));
  if (wait !== undefined) return wait;
  const ofNetwork = { ...limit, name: `${name} of a network`, most: limit.mostOfNetwork };
  return limiter.hit(ofNetwork, caller.network);
}

function personOf({ network, device, customerId }: Caller): string {
  if (customerId !== undefined) return `customer ${customerId}`;
  return device === undefined ? network : `device ${device}`;
}
