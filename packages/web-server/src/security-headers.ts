import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';

interface SecurityOptions {
  /** Further origins of pictures. */
  readonly imageOrigins: readonly string[];
  /** The hash source of the inline script, see `hashSource`. */
  readonly scriptSource?: string | undefined;
  /** The hash source of the inline styles. */
  readonly styleSource?: string | undefined;
  /** Whether pages may ask for the camera. */
  readonly camera?: boolean | undefined;
  /** Vite's client needs inline styles and a web socket. */
  readonly development: boolean;
}

/**
 * Allows only this origin's code. State is inert JSON; the inline script and styles are allowed by
 * hash, so no nonce is needed and the HTML is cacheable for everyone.
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
    // Vite's client uses a worker while it waits for a restarting server.
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

/** The source expression of an inline text: a hash of its exact bytes. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Sets security headers that the API has not set itself. */
export function securityHeaders(options: SecurityOptions): MiddlewareHandler {
  const headers = {
    'Content-Security-Policy': contentSecurityPolicy(options),
    'X-Content-Type-Options': 'nosniff',
    // Without the path, which of some pages holds a secret. Forms send their origin still.
    'Referrer-Policy': 'strict-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': `camera=(${options.camera ? 'self' : ''}), geolocation=(), microphone=(), payment=()`,
  };
  return async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) {
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    }
  };
}
