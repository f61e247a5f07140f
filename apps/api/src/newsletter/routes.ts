import { subscribe } from '@ponte/contract/newsletter';
import type { AppContext } from '../app-context.ts';
import { newsletterContacts } from '../db/schema/index.ts';
import { done } from '../http/reply.ts';
import { texts } from '../http/texts.ts';
import type { Limit } from '../security/rate-limits.ts';

/** Per address: a household enters a few numbers, a machine thousands. */
const subscriptions: Limit = { name: 'newsletter-ip', most: 20, windowMs: 600_000 };

/** Collects phone numbers for offers. The answer never reveals whether a number was known. */
export function newsletterRoutes({ db, bind }: AppContext): void {
  bind(
    subscribe,
    async ({ body, lang }) => {
      await db
        .insert(newsletterContacts)
        .values({ phone: body.celular, language: lang })
        .onConflictDoNothing();
      return done({ message: texts.subscribed[lang] });
    },
    { limit: subscriptions },
  );
}
