import { Button, ButtonLink } from '@ponte/ui/button';
import { Notice } from '@ponte/ui/notice';
import { useState } from 'react';
import { FormattedMessage, FormattedTime } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { paths } from '../links/paths.ts';
import { observer } from '../shop/observer.ts';
import { useShop } from '../shop/shop-context.ts';
import { useHydrated } from '../shop/use-hydrated.ts';
import { keepsTexts } from './keeps-texts.ts';
import { useObservedAccountLink } from './use-observed-account-link.ts';

/**
 * Announces the end of a session five minutes before, and says afterwards that it expired; else
 * that this browser stores nothing, if so.
 */
export const SessionNotice = observer(function SessionNotice() {
  const { session } = useShop().shop;
  const { href } = useObservedAccountLink();
  const { pathname } = useLocation();
  const [read, setRead] = useState<string>();
  // The session may be known before this part is hydrated; the server's HTML is empty.
  const hydrated = useHydrated();
  const state = session.hasExpired ? 'ended' : session.endsSoon ? 'endsSoon' : undefined;
  const occurrence = state && `${state} ${session.endsAt}`;
  // The checkout says so itself, above its sign-in form.
  const isSaid = state === 'ended' && pathname === paths.checkout;
  const shown = hydrated && occurrence !== undefined && occurrence !== read && !isSaid;
  return (
    <div
      role="status"
      className="fixed inset-x-4 bottom-bottom-nav z-40 mb-4 empty:hidden md:left-auto md:w-104"
    >
      {shown ? (
        <Notice
          tone="warning"
          className="shadow-lg"
          action={
            <span className="flex gap-2">
              {state === 'ended' && pathname !== paths.login ? (
                <ButtonLink size="sm" variant="brand" href={href}>
                  <FormattedMessage id="account.signIn" />
                </ButtonLink>
              ) : null}
              <Button size="sm" variant="quiet" onClick={() => setRead(occurrence)}>
                <FormattedMessage id="account.understood" />
              </Button>
            </span>
          }
        >
          {state === 'ended' ? (
            <FormattedMessage id="account.ended" />
          ) : (
            <FormattedMessage
              id="account.endsSoon"
              values={{ time: <FormattedTime value={session.endsAt ?? 0} /> }}
            />
          )}
        </Notice>
      ) : (
        <StorageNotice />
      )}
    </div>
  );
});

/** Says once that cart and favourites won't be stored, as soon as there is something to lose. */
const StorageNotice = observer(function StorageNotice() {
  const { shop } = useShop();
  const hydrated = useHydrated();
  const [keeps] = useState(() => keepsTexts(shop.options.storage));
  const [read, setRead] = useState(false);
  const hasSomething = shop.cart.lineCount + shop.favourites.count > 0;
  if (!hydrated || keeps || read || !hasSomething) return null;
  return (
    <Notice
      tone="info"
      className="shadow-lg"
      action={
        <Button size="sm" variant="quiet" onClick={() => setRead(true)}>
          <FormattedMessage id="account.understood" />
        </Button>
      }
    >
      <FormattedMessage id="storage.notKept" />
    </Notice>
  );
});
