import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';

interface SecurityOptions {
  /** Origins besides this one from which pictures may come. */
  readonly imageOrigins: readonly string[];
  /** The one inline script that may run, as a source; see `hashSource`. */
  readonly scriptSource?: string | undefined;
  /** The one piece of inline style that may apply, as a source. */
  readonly styleSource?: string | undefined;
  /** Vite's own client needs inline styles and a web socket; nobody else does. */
  readonly development: boolean;
}

/**
 * The page may run and load what this origin serves and nothing else. The shop's state travels as
 * inert JSON; the one inline script and the styles of the first paint are allowed by their hashes, so
 * that no nonce is needed and the same HTML can be cached for everyone.
 */
export function contentSecurityPolicy(options: SecurityOptions): string {
  const { imageOrigins, scriptSource, styleSource, development } = options;
  const styles = withHash(styleSource);
  const directives: Record<string, string> = {
    'default-src': "'none'",
    'script-src': withHash(scriptSource),
    'style-src': development ? "'self' 'unsafe-inline'" : styles,
    'img-src': ["'self'", 'data:', ...imageOrigins].join(' '),
    'font-src': "'self'",
    'connect-src': development ? "'self' ws:" : "'self'",
    'manifest-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    // Vite's client waits in a worker of its own making for a server that restarts.
    ...(development
      ? { 'worker-src': 'blob:' }
      : { 'require-trusted-types-for': "'script'", 'trusted-types': "'none'" }),
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}

function withHash(source: string | undefined): string {
  return source ? `'self' ${source}` : "'self'";
}

/** What a policy calls an inline text that may apply: the hash of the very bytes. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Sets the security headers on every answer of the app's server that the API has not set itself. */
export function securityHeaders(options: SecurityOptions): MiddlewareHandler {
  const headers = {
    'Content-Security-Policy': contentSecurityPolicy(options),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  };
  return async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) {
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    }
  };
}
