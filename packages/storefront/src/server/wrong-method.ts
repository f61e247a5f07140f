import type { Context } from 'hono';

/** Refuses a call by a method that its path does not have; `methods` are those that it has. */
export function wrongMethod(context: Context, methods: readonly string[]): Response {
  return context.text('This address takes other methods.', 405, {
    Allow: methods.join(', '),
    'Cache-Control': 'no-store',
  });
}
