import type { Context } from 'hono';

/** 405; `methods` are the allowed ones. */
export function wrongMethod(context: Context, methods: readonly string[]): Response {
  return context.text('This address takes other methods.', 405, {
    Allow: methods.join(', '),
    'Cache-Control': 'no-store',
  });
}
