import {
  askAlert,
  confirmAlert,
  leaveAlerts,
  type AlertLinkParams,
  type WireAlertKind,
} from '@ponte/contract/alerts';
import type { Lang } from '@ponte/contract/wire';
import { and, eq, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { AppContext } from '../../adapters/app-context.ts';
import { productFinder } from '../../catalogue/products/product-details.ts';
import { alerts, type AlertKind, type products } from '../../platform/db/schema/index.ts';
import { tooMany } from '../../platform/http/call.ts';
import { fieldTexts, type Text } from '../../platform/http/failure-texts.ts';
import { invalidField, notFound } from '../../platform/http/failure.ts';
import { done } from '../../platform/http/reply.ts';
import { hashToken } from '../../platform/security/random-tokens.ts';
import { asciiEmail, languageOf } from '../accounts/customers.ts';
import { storeAlert } from './ask.ts';
import { isConfirmable } from './sweep.ts';
import { tellAlerts } from './tell.ts';

const kinds: Readonly<Record<WireAlertKind, AlertKind>> = { estoque: 'stock', preco: 'price' };

const texts = {
  asked: {
    pt: 'Enviamos um link para confirmar o aviso.',
    es: 'Le enviamos un enlace para confirmar el aviso.',
  },
  confirmed: { pt: 'Aviso confirmado.', es: 'Aviso confirmado.' },
  left: { pt: 'Pronto: não avisaremos mais.', es: 'Listo: no le avisaremos más.' },
  linkWrong: {
    pt: 'O link do aviso não é válido ou expirou.',
    es: 'El enlace del aviso no es válido o ha vencido.',
  },
  inStock: {
    pt: 'Este produto já está em estoque.',
    es: 'Este producto ya está en stock.',
  },
  noPrice: {
    pt: 'O preço deste produto é sob consulta.',
    es: 'El precio de este producto se consulta.',
  },
  full: {
    pt: 'Você já espera muitos avisos. Saia de um deles e tente de novo.',
    es: 'Usted ya espera muchos avisos. Salga de uno de ellos e intente de nuevo.',
  },
} as const satisfies Record<string, Text>;

/** Mails about products: back in stock, cheaper. */
export function alertRoutes(context: AppContext): void {
  const { db, clock, limits, bind, background } = context;
  const findProduct = productFinder(db);

  bind(
    askAlert,
    async ({ params, body, session, origin, lang }) => {
      const product = await findProduct(params.slugOrId);
      if (!product) return notFound();
      const kind = kinds[body.tipo];
      const reason = whyNothingToWaitFor(product, kind);
      if (reason) return { ok: false, status: 409, text: reason };
      const common = { product, kind, lang };
      if (!session) {
        if (body.email === undefined) return invalidField('email', fieldTexts.required);
        const email = asciiEmail(body.email);
        if (email === undefined) return invalidField('email', fieldTexts.invalid);
        const storefront = storefrontOf(context, origin) ?? lang;
        // The answer does not wait, and says nothing about the address.
        background.later('alert', () =>
          storeAlert(context, { ...common, email, storefront, confirmed: false }),
        );
        return done({ message: texts.asked[lang], confirmado: false });
      }
      const { customer } = session;
      const storefront = storefrontOf(context, origin) ?? languageOf(customer);
      const confirmed = customer.emailVerifiedAt !== null;
      const { email } = customer;
      const stored = await storeAlert(context, { ...common, email, storefront, confirmed });
      if (stored === 'full') return { ok: false, status: 409, text: texts.full };
      if (stored !== 'stored') return tooMany(stored.waitSeconds);
      return done({
        message: (confirmed ? texts.confirmed : texts.asked)[lang],
        confirmado: confirmed,
      });
    },
    { limit: limits.LIMIT_ALERTS },
  );

  bind(
    confirmAlert,
    async ({ params, lang }) => {
      const now = clock.now();
      const [confirmed] = await db
        .update(alerts)
        .set({ confirmedAt: sql`coalesce(${alerts.confirmedAt}, ${new Date(now).toISOString()})` })
        .where(and(isConfirmedBy(params), or(isNotNull(alerts.confirmedAt), isConfirmable(now))))
        .returning({ id: alerts.id });
      if (!confirmed) return notFound(texts.linkWrong);
      // What it waits for may have happened meanwhile.
      background.later('alerts', () => tellAlerts(context, confirmed.id));
      return done({ message: texts.confirmed[lang] });
    },
    {
      limit: limits.LIMIT_ALERT_LINKS,
      pages: { done: '/avisos/confirmar/feito', failed: '/avisos/confirmar/falhou' },
    },
  );

  bind(
    leaveAlerts,
    async ({ params, query, lang }) => {
      const address = db.select({ email: alerts.email }).from(alerts).where(isLeftBy(params));
      // One whose mail was sent is over, and stays so that its link still ends the others.
      const left =
        query.todos === '1'
          ? inArray(alerts.email, address)
          : and(isLeftBy(params), isNull(alerts.toldAt));
      await db.delete(alerts).where(left);
      return done({ message: texts.left[lang] });
    },
    {
      limit: limits.LIMIT_ALERT_LINKS,
      pages: { done: '/avisos/sair/feito', failed: '/avisos/sair/falhou' },
    },
  );
}

function isConfirmedBy({ token }: AlertLinkParams): SQL {
  return eq(alerts.confirmationHash, hashToken(token));
}

/** By the link of either mail. */
function isLeftBy({ token }: AlertLinkParams): SQL | undefined {
  const hash = hashToken(token);
  return or(eq(alerts.leavingHash, hash), eq(alerts.confirmationHash, hash));
}

function whyNothingToWaitFor(
  { available, showPrice }: typeof products.$inferSelect,
  kind: AlertKind,
): Text | undefined {
  if (kind === 'stock') return available ? texts.inStock : undefined;
  return showPrice ? undefined : texts.noPrice;
}

/** The storefront that a request's `Origin` names, if it is one. */
function storefrontOf({ origins }: AppContext, origin: string | undefined): Lang | undefined {
  if (origin === origins.pt) return 'pt';
  return origin === origins.es ? 'es' : undefined;
}
