import type { Context, Hono } from 'hono';
import { TrieRouter } from 'hono/router/trie-router';

/** What Hono calls a handler of any method: a middleware, which answers nothing itself. */
const anyMethod = 'ALL';

/**
 * Tells by which methods a path can be asked that was asked by another one; none where there is no
 * such path. To be made once all calls are on the app.
 */
export function otherMethods(app: Hono): (context: Context) => readonly string[] {
  const router = new TrieRouter<string>();
  const methods = new Set<string>();
  for (const { method, path } of app.routes) {
    if (method === anyMethod) continue;
    router.add(method, path, method);
    methods.add(method);
  }
  return ({ req }) => {
    const known = [...methods].filter((method) => router.match(method, req.path)[0].length > 0);
    return known.includes('GET') ? [...known, 'HEAD'].toSorted() : known.toSorted();
  };
}
