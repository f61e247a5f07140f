import { useLocation } from 'react-router-dom';
import { accountHrefs, loginHref } from '../links/addresses.ts';
import { useShop } from '../shop/shop-context.ts';
import { useHydrated } from '../shop/use-hydrated.ts';

interface AccountLink {
  /** The customer's pages, or the login, which leads back to the page that is shown. */
  readonly href: string;
  /** The first name of who is signed in; undefined for nobody, and on a server. */
  readonly name: string | undefined;
}

/** Where the account link leads. */
export function useObservedAccountLink(): AccountLink {
  const { session } = useShop().shop;
  const hydrated = useHydrated();
  const { pathname, search } = useLocation();
  const customer = hydrated ? session.customer : null;
  if (customer) return { href: accountHrefs.overview, name: customer.name };
  // The server's HTML is the same whatever else stands in the address.
  if (!hydrated) return { href: '/login', name: undefined };
  const address = `${pathname}${search}`;
  return { href: pathname === '/login' ? address : loginHref(address), name: undefined };
}
