import { isIPv6 } from 'node:net';
import type { Context } from 'hono';
import * as v from 'valibot';

/** Set by the Node server; absent in tests. */
const environment = v.object({
  incoming: v.object({ socket: v.object({ remoteAddress: v.optional(v.string()) }) }),
});

const loopback = /^(?:127\.|::1$|::ffff:127\.)/;

function isLoopback(address: string): boolean {
  return loopback.test(address);
}

/** The remote address of the connection; undefined for an in-process request. */
export function peerOf(context: Context): string | undefined {
  const parsed = v.safeParse(environment, context.env);
  return parsed.success ? (parsed.output.incoming.socket.remoteAddress ?? '') : undefined;
}

/**
 * The client's network, as the key of rate limits.
 *
 * Behind proxies it is in X-Forwarded-For, where a client may prepend anything: only the entry
 * written by the outermost of our proxies counts.
 * @param proxies how many of our proxies stand before the server; by default one for loopback
 * requests (the storefront's server), otherwise none
 */
export function clientAddress(context: Context, proxies: number | undefined): string {
  const peer = peerOf(context) ?? '';
  const hops = hopsOf(context, proxies);
  const chain = context.req.header('x-forwarded-for')?.split(',') ?? [];
  const told = hops > 0 ? chain.at(-hops)?.trim() : undefined;
  return placeOf(told || peer);
}

/** How many of our proxies a request has passed; `proxies` as of {@link clientAddress}. */
export function hopsOf(context: Context, proxies: number | undefined): number {
  return proxies ?? (isLoopback(peerOf(context) ?? '') ? 1 : 0);
}

/**
 * An IPv6 client has a network of 2^64 addresses, so the network is the key. IPv4-mapped IPv6
 * counts as IPv4.
 */
function placeOf(address: string): string {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped !== undefined) return mapped;
  const [before = '', after] = plain.split('::');
  const head = before.split(':').filter(Boolean);
  const tail = (after ?? '').split(':').filter(Boolean);
  // The address may end in IPv4 notation, which stands for two groups.
  const written = head.length + tail.length + (plain.includes('.') ? 1 : 0);
  const gap = Array.from({ length: after === undefined ? 0 : 8 - written }, () => '0');
  const groups = [...head, ...gap, ...tail].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
