import { isIPv6 } from 'node:net';
import type { Context } from 'hono';
import * as v from 'valibot';

/** What the Node server gives along with a request; a test's request has none of it. */
const environment = v.object({
  incoming: v.object({ socket: v.object({ remoteAddress: v.optional(v.string()) }) }),
});

const loopback = /^(?:127\.|::1$|::ffff:127\.)/;

/** Whether an address is a loopback address. */
export function isLoopback(address: string): boolean {
  return loopback.test(address);
}

/**
 * The address at the other end of a request's connection; undefined for a call within the process,
 * which has none.
 */
export function peerOf(context: Context): string | undefined {
  const parsed = v.safeParse(environment, context.env);
  return parsed.success ? (parsed.output.incoming.socket.remoteAddress ?? '') : undefined;
}

/**
 * The place in the network that a request comes from, for limits.
 *
 * Behind proxies it stands in X-Forwarded-For, where anybody may write in front of it: only the
 * entry counts that the outermost of our own proxies wrote.
 *
 * @param proxies how many proxies of our own stand before the server; when undefined, one if the
 *   request comes from this machine (the storefront's server) and none otherwise
 */
export function clientAddress(context: Context, proxies: number | undefined): string {
  const peer = peerOf(context) ?? '';
  const hops = proxies ?? (isLoopback(peer) ? 1 : 0);
  const chain = context.req.header('x-forwarded-for')?.split(',') ?? [];
  const told = hops > 0 ? chain.at(-hops)?.trim() : undefined;
  return placeOf(told || peer);
}

/**
 * Whoever has an address of IPv6 has a network of 2^64 of them to come from, and is counted by the
 * network. IPv4 that is written as IPv6 is IPv4.
 */
function placeOf(address: string): string {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped !== undefined) return mapped;
  const [before = '', after] = plain.split('::');
  const head = before.split(':').filter(Boolean);
  const tail = (after ?? '').split(':').filter(Boolean);
  // The rest of the address may be written as IPv4; what is left out then is one group less.
  const written = head.length + tail.length + (plain.includes('.') ? 1 : 0);
  const gap = Array.from({ length: after === undefined ? 0 : 8 - written }, () => '0');
  const groups = [...head, ...gap, ...tail].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
