import {
  createCart,
  getCart,
  getOpenCart,
  updateCart,
  type CreateCartBody,
  type WireCart,
} from '@ponte/contract/cart';
import { externalIdInUse } from '@ponte/contract/errors';
import type { CurrencyParameter, Lang } from '@ponte/contract/wire';
import {
  currencyFromShopId,
  shopCurrencyId,
  toDecimalString,
  type CurrencyCode,
} from '@ponte/regional/money';
import type { AppContext } from '../../adapters/app-context.ts';
import type { Showing } from '../../catalogue/products/product-wire.ts';
import type { Handler } from '../../platform/http/call.ts';
import {
  invalid,
  notFound,
  success,
  type FailureOf,
  type Result,
} from '../../platform/http/failure.ts';
import { done } from '../../platform/http/reply.ts';
import { wireCurrencyOf } from '../../platform/pricing/prices.ts';
import { findAddress } from '../accounts/addresses.ts';
import {
  lineProblems,
  readLines,
  sellable,
  taxOf,
  totalOf,
  wireLineOf,
  type CartLine,
  type ProductLine,
} from './lines.ts';
import { findSeen, type SeenPrice } from './seen-prices.ts';
import {
  findCart,
  findCartsOf,
  findLines,
  insertCart,
  productsById,
  productsOfCart,
  replaceLines,
  type CartRow,
} from './store.ts';

const inUse = invalid({
  external_id: [
    { pt: externalIdInUse, es: 'El valor informado para el campo external id ya está en uso.' },
  ],
});

interface Asked {
  readonly lang: Lang;
  readonly moedaId: CurrencyParameter | undefined;
}

/** @param isBought whether a cart's order is paid */
export function cartRoutes(
  context: AppContext,
  isBought: (cartId: number) => Promise<boolean>,
): void {
  const { db, clock, signer, pricing, bind, limits } = context;

  /** The cart's current state, in the requested currency or its own. */
  const answer = async (
    cart: CartRow,
    asked: Asked,
    lines: readonly ProductLine[],
    seen: SeenPrice,
  ): Promise<WireCart> => {
    const currency = currencyFromShopId(Number(asked.moedaId ?? 0)) ?? cart.currency;
    const prices = await pricing(currency);
    const addressId = await addressOf(context, cart);
    return wireCartOf(
      { ...cart, addressId },
      lines,
      { lang: asked.lang, prices, signer, now: clock.now() },
      seen,
    );
  };

  const answerKept = async (cart: CartRow, asked: Asked): Promise<WireCart> =>
    answer(cart, asked, await findLines(db, cart.id), () => undefined);

  const answerBought = async (cart: CartRow, asked: Asked): Promise<WireCart> => ({
    ...(await answerKept(cart, asked)),
    comprado: true,
  });

  const create: Handler<typeof createCart> = async ({ body, query, session, lang }) => {
    const read = await readCart(context, body);
    if (!read.ok) return read;
    const { currency, lines, productLines, seen } = read.value;
    const cart = await insertCart(db, body.external_id, currency, lines, session?.customer.id);
    if (!cart) return inUse;
    const asked = { lang, moedaId: query.moeda_id };
    return done(await answer(cart, asked, productLines, seen));
  };
  bind(createCart, create, { limit: limits.LIMIT_CARTS });

  bind(updateCart, async ({ params, body, query, session, lang }) => {
    // Ids can be guessed; the external id can't, and it authorises access.
    const known = await findCart(db, body.external_id, session?.customer.id);
    if (
      !known ||
      (params.external_id !== body.external_id && params.external_id !== String(known.id))
    ) {
      return notFound();
    }
    if (body.id !== undefined && body.id !== known.id) return notFound();
    const asked = { lang, moedaId: query.moeda_id };
    if (await isBought(known.id)) return done(await answerBought(known, asked));
    const read = await readCart(context, body, known.id);
    if (!read.ok) return read;
    const { currency, lines, productLines, seen } = read.value;
    const cart = await replaceLines(db, known.id, currency, lines);
    if (!cart) return notFound();
    return done(await answer(cart, asked, productLines, seen));
  });

  bind(getCart, async ({ params, query, session, lang }) => {
    const cart = await findCart(db, params.external_id, session?.customer.id);
    if (!cart) return notFound();
    const asked = { lang, moedaId: query.moeda_id };
    if (await isBought(cart.id)) return done(await answerBought(cart, asked));
    return done(await answerKept(cart, asked));
  });

  bind(getOpenCart, async ({ query, session, lang }) => {
    for (const cart of await findCartsOf(db, session.customer.id)) {
      if (await isBought(cart.id)) continue;
      return done(await answerKept(cart, { lang, moedaId: query.moeda_id }));
    }
    return done(null);
  });
}

/** The address of the last shipping calculation, unless it was deleted. */
async function addressOf({ db }: AppContext, cart: CartRow): Promise<number | null> {
  const { customerId, addressId } = cart;
  if (customerId === null || addressId === null) return null;
  return (await findAddress(db, customerId, addressId))?.id ?? null;
}

interface ReadCart {
  readonly currency: CurrencyCode;
  readonly lines: readonly CartLine[];
  readonly productLines: readonly ProductLine[];
  readonly seen: SeenPrice;
}

async function readCart(
  { db, signer, pricing, clock }: AppContext,
  body: Pick<CreateCartBody, 'itens' | 'moeda_id'>,
  cartId?: number,
): Promise<Result<ReadCart, FailureOf<422>>> {
  const sent = readLines(body.itens);
  const ids = sent.map(({ productId }) => productId);
  const products = await (cartId === undefined
    ? productsById(db, ids)
    : productsOfCart(db, ids, cartId));
  const problems = lineProblems(sent, products);
  if (problems) return problems;
  const productLines = sent.flatMap((line) => {
    const product = products.get(line.productId);
    return product ? [{ ...sellable(line, product), product }] : [];
  });
  const currency = currencyFromShopId(body.moeda_id) ?? 'USD';
  return success({
    currency,
    productLines,
    lines: productLines.map(({ productId, quantity, active }) => ({ productId, quantity, active })),
    seen: await findSeen(body.itens, currency, { signer, pricing, now: clock.now() }),
  });
}

function wireCartOf(
  cart: CartRow,
  lines: readonly ProductLine[],
  showing: Showing,
  seen: SeenPrice,
): WireCart {
  const currency = showing.prices.currency;
  return {
    id: cart.id,
    external_id: cart.externalId,
    filial_id: 1,
    armazem_id: 1,
    moeda_id: shopCurrencyId(currency),
    moeda: wireCurrencyOf(currency),
    cliente_endereco_id: cart.addressId,
    itens: lines.map((line) => ({ ...wireLineOf(line, showing), preco_alterado: seen(line) })),
    valor_total: toDecimalString(totalOf(lines, showing.prices)),
    valor_iva: toDecimalString(taxOf(lines, showing.prices)),
    updated_at: cart.updatedAt.toISOString(),
  };
}
