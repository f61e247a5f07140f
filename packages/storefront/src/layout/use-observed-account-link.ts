import { useLocation } from 'react-router-dom';
import { loginHref } from '../links/addresses.ts';
import { paths } from '../links/paths.ts';
import { useShop } from '../shop/shop-context.ts';
import { useHydrated } from '../shop/use-hydrated.ts';

interface AccountLink {
  /** The customer's area, or the login, which returns to the current page. */
  readonly href: string;
  /** The customer's first name; undefined without a session and on a server. */
  readonly name: string | undefined;
}

export function useObservedAccountLink(): AccountLink {
  const { session } = useShop().shop;
  const hydrated = useHydrated();
  const { pathname, search } = useLocation();
  const customer = hydrated ? session.customer : null;
  if (customer) return { href: paths.account, name: customer.name };
  // The server's HTML must not depend on the query.
  if (!hydrated) return { href: paths.login, name: undefined };
  const address = `${pathname}${search}`;
  return { href: pathname === paths.login ? address : loginHref(address), name: undefined };
}
