import type { Context, Hono } from 'hono';
import { TrieRouter } from 'hono/router/trie-router';

/** Hono registers middleware under this method. */
const anyMethod = 'ALL';

/**
 * The methods that a path accepts, when it was asked by another; empty for an unknown path. Call it
 * once all routes are registered.
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
