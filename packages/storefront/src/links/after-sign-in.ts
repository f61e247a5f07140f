import { paths } from './paths.ts';
import { safeRedirect } from './safe-redirect.ts';

/** Pages that make no sense after signing in. */
const waysIn = /^\/(?:login|cadastro|recuperar-senha|app\/.*)$/;

/**
 * The page after signing in: the one that requested it, else the customer's area (accounts.md §2).
 * Unwraps nested redirects, such as login, then registration.
 * @param asked the address's `redirect`
 */
export function afterSignIn(asked: string | null): string {
  const path = safeRedirect(asked);
  if (path === undefined) return paths.account;
  const { pathname, searchParams } = new URL(path, 'https://shop.invalid');
  return waysIn.test(pathname) ? afterSignIn(searchParams.get('redirect')) : path;
}

/**
 * The page after registering: the checkout if it started there, else the customer's area
 * (accounts.md §2).
 * @param asked the address's `redirect`
 */
export function afterRegistration(asked: string | null): string {
  const path = afterSignIn(asked);
  return path.split(/[?#]/)[0] === paths.checkout ? path : paths.account;
}
