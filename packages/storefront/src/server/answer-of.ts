import type { Hono } from 'hono';

/** 400 for a Host such as 1.2.3.4.5, which the adapter accepts and `URL` rejects. */
export function answerOf(
  app: Hono,
  request: Request,
  bindings?: object,
): ReturnType<Hono['fetch']> {
  if (!URL.canParse(request.url)) return new Response(null, { status: 400 });
  return app.fetch(request, bindings);
}
