import { accountHrefs } from './addresses.ts';
import { safeRedirect } from './safe-redirect.ts';

/** Pages on which nobody is to end who has just signed in. */
const waysIn = /^\/(?:login|cadastro|recuperar-senha|app\/.*)$/;

/**
 * Where signing in leads: the page that asked for it, else the customer's own (accounts.md §2). A
 * way from page to page before it, such as login, then registration, leads to what both were for.
 *
 * @param asked the `redirect` of the address
 */
export function afterSignIn(asked: string | null): string {
  const path = safeRedirect(asked);
  if (path === undefined) return accountHrefs.overview;
  const { pathname, searchParams } = new URL(path, 'https://shop.invalid');
  return waysIn.test(pathname) ? afterSignIn(searchParams.get('redirect')) : path;
}

/**
 * Where a registration leads: back to the checkout where it was begun for a purchase, else to the
 * customer's own page (accounts.md §2).
 *
 * @param asked the `redirect` of the address
 */
export function afterRegistration(asked: string | null): string {
  const path = afterSignIn(asked);
  return path.split(/[?#]/)[0] === '/checkout' ? path : accountHrefs.overview;
}
