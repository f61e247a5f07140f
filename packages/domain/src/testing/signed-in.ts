import { signInOf } from '../account/index.ts';
import { FakeAccounts } from './fake-accounts.ts';
import type { Answer, Respond, SeenRequest } from './fake-fetch.ts';
import { openShop } from './open-shop.ts';

/** A shop with Luis signed in. */
export async function openSignedIn(
  over: (request: SeenRequest) => { readonly answer: ReturnType<Respond> } | undefined = () =>
    undefined,
  store = new FakeAccounts(),
) {
  const opened = openShop((request): Answer | undefined | Promise<Answer | undefined> => {
    const told = over(request);
    return told ? told.answer : store.respond(request);
  });
  opened.shop.start();
  await signInOf(opened.shop).submit('luis@example.com', 'secreta-1');
  const sentTo = (path: string) => opened.requests.filter(({ url }) => url.pathname === path);
  return { ...opened, store, sentTo };
}

/** Overrides one path while `when` holds. */
export function at(
  path: string,
  answer: () => ReturnType<Respond>,
  when = () => true,
): (request: SeenRequest) => { readonly answer: ReturnType<Respond> } | undefined {
  return ({ url }) => (url.pathname === path && when() ? { answer: answer() } : undefined);
}
