import type { Hono } from 'hono';

/** The app's answer; 400 for a host such as 1.2.3.4.5, which passes the adapter and is no address. */
export function answerOf(
  app: Hono,
  request: Request,
  bindings?: object,
): ReturnType<Hono['fetch']> {
  if (!URL.canParse(request.url)) return new Response(null, { status: 400 });
  return app.fetch(request, bindings);
}
