import type { Context } from 'hono';
import * as v from 'valibot';

/** What the Node server gives along with a request; a test's request has none of it. */
const environment = v.object({
  incoming: v.object({ socket: v.object({ remoteAddress: v.optional(v.string()) }) }),
});

const loopback = /^(?:127\.|::1$|::ffff:127\.)/;

/**
 * The address that a request comes from, for limits.
 *
 * Behind proxies it stands in X-Forwarded-For, where anybody may write in front of it: only the
 * entry counts that the outermost of our own proxies wrote.
 *
 * @param proxies how many proxies of our own stand before the server; when undefined, one if the
 *   request comes from this machine (the storefront's server) and none otherwise
 */
export function clientAddress(context: Context, proxies: number | undefined): string {
  const parsed = v.safeParse(environment, context.env);
  const peer = parsed.success ? (parsed.output.incoming.socket.remoteAddress ?? '') : '';
  const hops = proxies ?? (loopback.test(peer) ? 1 : 0);
  const chain = context.req.header('x-forwarded-for')?.split(',') ?? [];
  const told = hops > 0 ? chain.at(-hops)?.trim() : undefined;
  return told || peer;
}
