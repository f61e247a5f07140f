import type { APIResponse, Route } from '@playwright/test';

/**
 * What a storefront answers to a page's request, to be changed before the page gets it. On a
 * connection of its own: a kept one may be closed by the server just as it is used again, which a
 * browser makes good and Node reports.
 */
export function fetchFromNode(route: Route): Promise<APIResponse> {
  const request = route.request();
  // Node does not look up the names that the browser finds on this machine.
  const url = new URL(request.url());
  url.hostname = '127.0.0.1';
  return route.fetch({ url: url.href, headers: { ...request.headers(), connection: 'close' } });
}
