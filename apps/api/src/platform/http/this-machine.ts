import { isThisMachine } from '@ponte/settings';
import type { Context, MiddlewareHandler } from 'hono';
import { answerFailure } from './answer-failure.ts';
import { peerOf } from './client-address.ts';
import { notFound } from './failure.ts';

/**
 * Whether a request comes from this machine: by its connection, by each address that a proxy has added, and
 * by each host name under which it was sent. A header can only rule that out, so forging one gains nothing;
 * the host names rule out pages of other sites whose name points here (DNS rebinding).
 * @param ownName a host name of the server that counts as this machine's
 */
export function isFromThisMachine(context: Context, ownName?: string): boolean {
  const listed = (header: string) =>
    (context.req.header(header)?.split(',') ?? []).map((part) => part.trim());
  const hosts = [new URL(context.req.url).host, ...listed('x-forwarded-host')];
  return (
    // In-process requests have no peer.
    isThisMachine(peerOf(context) ?? '127.0.0.1') &&
    listed('x-forwarded-for').every(isThisMachine) &&
    context.req.header('forwarded') === undefined &&
    hosts.map(nameOf).every((name) => isThisMachine(name) || name === ownName)
  );
}

/**
 * Admits requests of this machine alone, under its names and those of the server.
 * @param origin the server's public one
 */
export function thisMachineOnly(origin: string): MiddlewareHandler {
  const { hostname } = new URL(origin);
  return (context, next) =>
    isFromThisMachine(context, hostname)
      ? next()
      : Promise.resolve(answerFailure(context, notFound()));
}

/** Empty when it is not a host. */
function nameOf(host: string): string {
  return URL.parse(`http://${host}`)?.hostname ?? '';
}
