import { reaction } from 'mobx';
import type { Stop } from '../environment/index.ts';
import { defineArea, type Shop } from '../shop/index.ts';
import { Drafts } from './drafts.ts';

export { Drafts } from './drafts.ts';
export type { Draft, DraftOptions, DraftValues } from './drafts.ts';

/** The tab's drafts, which end with a sign-out and with another person's sign-in. */
export const draftsOf = /* @__PURE__ */ defineArea((shop) => {
  const drafts = new Drafts(shop.options.tabStorage);
  shop.onDispose(followSession(shop, drafts));
  return drafts;
});

function followSession({ session, options: { clock } }: Shop, drafts: Drafts): Stop {
  const stopListening = session.onEnd(({ byItself }) => {
    if (!byItself) drafts.clear();
  });
  const stopReaction = reaction(
    () => session.endsAt,
    (_, endedAt) => {
      if (session.customer) drafts.keepOnly(session.customer.id);
      // Before its hour was over: another tab has signed out.
      else if (!session.hasExpired && clock.now() < (endedAt ?? 0)) drafts.clear();
    },
    { fireImmediately: true },
  );
  return () => {
    stopListening();
    stopReaction();
  };
}
