import {
  currentRequestId,
  failureReason,
  requestIdHeader,
  traceHeaders,
  type Log,
} from '@ponte/telemetry';
import { Hono, type Context } from 'hono';
import { proxy } from 'hono/proxy';
import { compressJson } from './compress-json.ts';
import { wrongMethod } from './wrong-method.ts';

const methods = ['DELETE', 'GET', 'HEAD', 'PATCH', 'POST', 'PUT'];

/**
 * Request headers that are not forwarded: hop-by-hop ones and those of proxies.
 */
const kept = [
  'Connection',
  'Expect',
  'Forwarded',
  'Host',
  'Keep-Alive',
  'Proxy-Authorization',
  'Proxy-Connection',
  'TE',
  'Trailer',
  'Transfer-Encoding',
  'Upgrade',
  'X-Forwarded-Host',
  'X-Forwarded-Port',
  'X-Forwarded-Proto',
  'X-Real-IP',
];

/** In milliseconds. */
const defaultTimeoutMs = 30_000;

/** How much longer a call with a body may take: a photograph comes over a slow line. */
const uploadFactor = 4;

interface ProxyOptions {
  readonly apiOrigin: string;
  readonly log: Log;
  /**
   * How long the API may take to answer, in milliseconds; what is no JSON has to have begun by then.
   * Default: half a minute.
   */
  readonly timeoutMs?: number | undefined;
  /** Patterns of what is forwarded. */
  readonly paths: readonly string[];
  /**
   * Names of the cookies that pass, in both directions. Where all pass, so does the host by which the
   * browser asked, which the API may compare.
   */
  readonly cookies: 'all' | readonly string[];
}

/** Forwards calls to the store's API, so that browsers only talk to one origin. */
export function apiProxy(options: ProxyOptions): Hono {
  const { apiOrigin, log, timeoutMs = defaultTimeoutMs, paths, cookies } = options;
  const app = new Hono();
  app.on(methods, [...paths], async (context) => {
    const { pathname, search } = new URL(context.req.url);
    if (leavesItsFolder(pathname)) return context.json({ message: 'There is no such path.' }, 400);
    const { raw } = context.req;
    const late = new AbortController();
    const limit = setTimeout(() => late.abort(), timeoutMs * (raw.body ? uploadFactor : 1));
    try {
      const response = await proxy(`${apiOrigin}${pathname}${search}`, {
        raw,
        headers: forwardedHeaders(context, cookies),
        redirect: 'manual',
        signal: AbortSignal.any([raw.signal, late.signal]),
      });
      if (cookies !== 'all') keepSetCookies(response.headers, cookies);
      return await compressJson(response, context.req.header('Accept-Encoding') ?? '');
    } catch (error) {
      const isLate = late.signal.aborted;
      const reason = isLate ? 'timeout' : failureReason(error);
      // The path is left out: it may name an order. A call that its caller has left is not awaited.
      if (!raw.signal.aborted) log.error('API did not answer', { method: raw.method, reason });
      return isLate
        ? context.json({ message: 'The store API did not answer in time.' }, 504)
        : context.json({ message: 'The store API did not answer.' }, 502);
    } finally {
      clearTimeout(limit);
    }
  });
  for (const path of paths) app.all(path, (context) => wrongMethod(context, methods));
  return app;
}

function forwardedHeaders(context: Context, cookies: ProxyOptions['cookies']): Headers {
  const headers = new Headers(context.req.raw.headers);
  const hosts = [headers.get('X-Forwarded-Host'), headers.get('Host')];
  if (cookies !== 'all') keepCookies(headers, cookies);
  const named = headers.get('Connection')?.split(',') ?? [];
  for (const name of [...kept, ...named.map((part) => part.trim())]) {
    if (/^[\w-]+$/.test(name)) headers.delete(name);
  }
  headers.set('X-Forwarded-For', forwardedFor(context));
  if (cookies === 'all')
    headers.set('X-Forwarded-Host', hosts.filter((host) => host !== null).join(', '));
  headers.set(requestIdHeader, currentRequestId() ?? '');
  for (const [name, value] of Object.entries(traceHeaders())) headers.set(name, value);
  return headers;
}

const nameOf = (cookie: string) => cookie.trim().split('=')[0] ?? '';

/** Of a request. */
function keepCookies(headers: Headers, names: readonly string[]): void {
  const sent = (headers.get('Cookie') ?? '').split(';');
  const passed = sent.filter((cookie) => names.includes(nameOf(cookie)));
  if (passed.length > 0) headers.set('Cookie', passed.map((cookie) => cookie.trim()).join('; '));
  else headers.delete('Cookie');
}

/** Of a response. */
function keepSetCookies(headers: Headers, names: readonly string[]): void {
  const passed = headers.getSetCookie().filter((cookie) => names.includes(nameOf(cookie)));
  headers.delete('Set-Cookie');
  for (const cookie of passed) headers.append('Set-Cookie', cookie);
}

const escapes: Readonly<Record<string, string>> = {
  '%25': '%',
  '%2e': '.',
  '%2f': '/',
  '%5c': '\\',
};

function leavesItsFolder(pathname: string): boolean {
  let path = pathname;
  // Twice, because a server behind this one may decode once more.
  for (let time = 0; time < 2; time += 1) {
    path = path.replaceAll(/%(?:25|2e|2f|5c)/gi, (code) => escapes[code.toLowerCase()] ?? code);
  }
  return path.split(/[/\\]/).includes('..');
}

/**
 * The client's address for the API's rate limits: the proxies' entries plus the peer that this
 * server saw, which can't be forged.
 */
function forwardedFor(context: Context): string {
  const before = context.req.header('X-Forwarded-For');
  const seen = remoteAddress(context.env);
  return [before, seen].filter((part) => part !== undefined).join(', ');
}

/** The peer's address; undefined for in-process requests. */
function remoteAddress(environment: unknown): string | undefined {
  let value = environment;
  for (const name of ['incoming', 'socket', 'remoteAddress']) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Reflect.get(value, name);
  }
  return typeof value === 'string' ? value : undefined;
}
