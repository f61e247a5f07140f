import { subscribe } from '@ponte/contract/newsletter';
import type { AppContext } from '../../adapters/app-context.ts';
import { newsletterContacts } from '../../platform/db/schema/index.ts';
import { done } from '../../platform/http/reply.ts';

const subscribed = {
  pt: 'Número cadastrado para receber ofertas.',
  es: 'Número registrado para recibir ofertas.',
};

/** Collects phone numbers for offers. The answer never reveals whether a number was known. */
export function newsletterRoutes({ db, bind, limits }: AppContext): void {
  bind(
    subscribe,
    async ({ body, lang }) => {
      await db
        .insert(newsletterContacts)
        .values({ phone: body.celular, language: lang })
        .onConflictDoNothing();
      return done({ message: subscribed[lang] });
    },
    { limit: limits.LIMIT_NEWSLETTER },
  );
}
