import {
  getReviewSheet,
  listReviews,
  saveReview,
  type SaveReviewBody,
  type WireReviewable,
  type WireReviewSheet,
} from '@ponte/contract/reviews';
import type { Lang } from '@ponte/contract/wire';
import { and, asc, eq, exists, inArray, or } from 'drizzle-orm';
import type { AppContext } from '../../adapters/app-context.ts';
import { pictureUrl } from '../../catalogue/products/pictures.ts';
import { productFinder } from '../../catalogue/products/product-details.ts';
import { textLanguagesOf } from '../../catalogue/products/product-wire.ts';
import { countRatings, publishedReviews } from '../../catalogue/products/reviews.ts';
import type { Db } from '../../platform/db/client.ts';
import {
  customers,
  orderItems,
  orders,
  payments,
  products,
  reviews,
  type ReviewState,
} from '../../platform/db/schema/index.ts';
import { shownName } from '../../platform/db/shown-texts.ts';
import { fieldTexts, type Text } from '../../platform/http/failure-texts.ts';
import { invalidField, notFound } from '../../platform/http/failure.ts';
import { done } from '../../platform/http/reply.ts';
import { hashToken } from '../../platform/security/random-tokens.ts';
import type { Customer, Session } from '../../platform/security/sessions.ts';

/** A few seconds, as for the details. */
const cacheControl = 'public, max-age=10';

const linkWrong: Text = {
  pt: 'Não há nada para avaliar aqui: o link não é válido, ou o pedido ainda não foi entregue.',
  es: 'No hay nada para calificar aquí: el enlace no es válido o el pedido aún no se entregó.',
};

const wireStates = {
  pending: 'pendente',
  published: 'publicada',
  refused: 'recusada',
} as const satisfies Record<ReviewState, string>;

type Order = typeof orders.$inferSelect;

/** An order that its buyer may review, and who that is. */
interface Sheet {
  readonly order: Order;
  readonly customer: Customer;
}

/** What buyers say about products: only what they bought, after it was handed over. */
export function reviewRoutes({ db, clock, bind, limits }: AppContext): void {
  const findProduct = productFinder(db);

  bind(
    listReviews,
    async ({ params, query }) => {
      const product = await findProduct(params.slugOrId);
      if (!product) return notFound();
      const page = Number(query.page ?? '1');
      const [data, ratings] = await Promise.all([
        publishedReviews(db, product.id, page),
        countRatings(db, product.id),
      ]);
      return done({ data, total: ratings.reduce((sum, count) => sum + count, 0) });
    },
    { cacheControl },
  );

  bind(
    getReviewSheet,
    async ({ params, session, lang }) => {
      const sheet = await findSheet(db, params.token, session);
      return sheet ? done(await wireSheetOf(db, sheet, lang)) : notFound(linkWrong);
    },
    { limit: limits.LIMIT_REVIEW_LINKS },
  );

  bind(
    saveReview,
    async ({ params, session, body, lang }) => {
      const sheet = await findSheet(db, params.token, session);
      if (!sheet) return notFound(linkWrong);
      const isKept = await keepReview(db, sheet, body, new Date(clock.now()));
      if (!isKept) return invalidField('produto_id', fieldTexts.notFound);
      return done(await wireSheetOf(db, sheet, lang));
    },
    { limit: limits.LIMIT_REVIEWS },
  );
}

/** By the secret of the mail, or by the external id of an order of the session's customer. */
async function findSheet(
  db: Db,
  token: string,
  session: Session | undefined,
): Promise<Sheet | undefined> {
  const own = session && eq(orders.customerId, session.customer.id);
  const handedOver = db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.orderId, orders.id), eq(payments.status, 'FINALIZADO')));
  const [found] = await db
    .select({ order: orders, customer: customers })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .where(
      and(
        or(
          eq(orders.reviewLinkHash, hashToken(token)),
          own && and(eq(orders.externalId, token), own),
        ),
        inArray(orders.status, ['PAGO', 'ENVIADO']),
        exists(handedOver),
      ),
    );
  return found;
}

async function keepReview(
  db: Db,
  { order, customer }: Sheet,
  { produto_id: productId, nota: rating, texto }: SaveReviewBody,
  now: Date,
): Promise<boolean> {
  const [bought] = await db
    .select({ id: orderItems.productId })
    .from(orderItems)
    .where(and(eq(orderItems.orderId, order.id), eq(orderItems.productId, productId)));
  if (!bought) return false;
  const said = {
    orderId: order.id,
    rating,
    text: texto,
    author: authorOf(customer),
    state: 'pending' as const,
    // It answered another text.
    answer: null,
    writtenAt: now,
  };
  await db
    .insert(reviews)
    .values({ productId, customerId: customer.id, ...said })
    .onConflictDoUpdate({ target: [reviews.productId, reviews.customerId], set: said });
  return true;
}

/** "Ana S." of Ana Maria Souza. */
export function authorOf({
  firstName,
  lastName,
}: Pick<Customer, 'firstName' | 'lastName'>): string {
  const [first = ''] = firstName.trim().split(/\s+/);
  const initial = lastName.trim().match(/^\p{L}/u)?.[0];
  return initial ? `${first} ${initial.toUpperCase()}.` : first;
}

async function wireSheetOf(
  db: Db,
  { order, customer }: Sheet,
  lang: Lang,
): Promise<WireReviewSheet> {
  const rows = await db
    .select({ item: orderItems, product: products })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(eq(orderItems.orderId, order.id))
    .orderBy(asc(orderItems.position));
  const ids = rows.map(({ product }) => product.id);
  const said = await db
    .select()
    .from(reviews)
    .where(and(eq(reviews.customerId, customer.id), inArray(reviews.productId, ids)));
  const produtos = rows.map(({ item, product }): WireReviewable => {
    const own = said.find(({ productId }) => productId === product.id);
    const [picture] = product.pictures;
    const name = shownName(item, lang);
    return {
      id: product.id,
      slug: product.slug,
      nome: name.value,
      ...textLanguagesOf({ nome: name }),
      ...(picture !== undefined && { imagem: pictureUrl(picture) }),
      ...(own && {
        avaliacao: { nota: own.rating, texto: own.text, situacao: wireStates[own.state] },
      }),
    };
  });
  return { pedido: String(order.id).padStart(6, '0'), autor: authorOf(customer), produtos };
}
