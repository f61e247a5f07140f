import {
  externalIdInUse,
  type UpdateCartBody,
  updateCartBody,
  type WireCart,
} from '@ponte/contract';
import {
  currencyFromShopId,
  generalTaxPercent,
  multiply,
  priceIn as askedPrice,
  sum,
  toDecimalString,
  type CurrencyCode,
  type Money,
} from '@ponte/regional/money';
import * as v from 'valibot';
import { type Answer, type SeenRequest, ok } from './open-api.ts';
import { wireProduct, wireStart } from './samples.ts';

/** Units of each currency per dollar, as in `wireStart`. */
const rates = { BRL: '5.42', PYG: '7420', ARS: '1385.00' } as const;

/** Initial guaranis per dollar. */
const guaranis = rates.PYG;

interface StoredCart {
  readonly id: number;
  readonly currencyId: number;
  readonly lines: UpdateCartBody['itens'];
}

/** An in-memory store that saves and prices carts. */
export class FakeStore {
  /** In dollar cents by product. Other products don't exist. */
  readonly prices = new Map<number, number>();
  /** Pieces by product; of the others there are always enough. */
  readonly pieces = new Map<number, number>();
  /** Current guaranis per dollar. */
  guaranis: string = guaranis;
  readonly carts = new Map<string, StoredCart>();
  #lastId = 0;

  constructor(prices: Readonly<Record<number, number>> = { 7: 6490, 8: 1250, 9: 99 }) {
    for (const [id, cents] of Object.entries(prices)) this.prices.set(Number(id), cents);
  }

  /** Active quantities by product. */
  quantities(externalId: string): Readonly<Record<string, number>> {
    const lines = this.carts.get(externalId)?.lines ?? [];
    return Object.fromEntries(
      lines.filter((line) => line.ativo).map((line) => [line.produto_id, line.qtde]),
    );
  }

  /** The current price of a cart's active lines. */
  goodsOf(externalId: string, currency: CurrencyCode): Money {
    const lines = this.carts.get(externalId)?.lines.filter(({ ativo }) => ativo) ?? [];
    const amounts = lines.map(({ produto_id: id, qtde }) =>
      multiply(priceIn(this.prices.get(id) ?? 0, currency, this.guaranis), qtde),
    );
    return sum(amounts, currency);
  }

  readonly respond = (request: SeenRequest): Answer => {
    const { pathname } = request.url;
    if (pathname === '/api/public/start') return ok(wireStart());
    const details = /^\/api\/public\/products\/(\d+)\/details$/.exec(pathname);
    if (details) return this.#details(Number(details[1]), request);
    const cart = /^\/ecom\/venda\/carrinho(?:\/([^/]+))?$/.exec(pathname);
    if (!cart) return { status: 404, body: { message: 'Not found' } };
    if (request.method === 'GET') return this.#read(cart[1] ?? '', request);
    return request.method === 'POST' ? this.#create(request) : this.#update(cart[1] ?? '', request);
  };

  #details(id: number, { url }: SeenRequest): Answer {
    const cents = this.prices.get(id);
    const currency = currencyFromShopId(Number(url.searchParams.get('moeda_id'))) ?? 'USD';
    if (cents === undefined) return { status: 404, body: { message: 'Not found' } };
    const price = toDecimalString(priceIn(cents, currency, this.guaranis));
    return ok(
      wireProduct({
        id,
        slug: `product-${id}`,
        preco_atual: { valor_venda: price },
        token: `fresh-${id}`,
      }),
    );
  }

  #create({ body }: SeenRequest): Answer {
    const { external_id, moeda_id, itens } = v.parse(updateCartBody, body);
    if (this.carts.has(external_id)) return refusal({ external_id: [externalIdInUse] });
    this.#lastId += 1;
    return this.#keep(external_id, { id: this.#lastId, currencyId: moeda_id, lines: itens });
  }

  #update(id: string, { body }: SeenRequest): Answer {
    const { external_id, moeda_id, itens } = v.parse(updateCartBody, body);
    const known = this.carts.get(external_id);
    if (!known || (id !== external_id && Number(id) !== known.id)) {
      return { status: 404, body: { message: 'Not found' } };
    }
    return this.#keep(external_id, { id: known.id, currencyId: moeda_id, lines: itens });
  }

  #keep(externalId: string, cart: StoredCart): Answer {
    const unknown = cart.lines.flatMap((line, index) =>
      this.prices.has(line.produto_id) ? [] : [[`itens.${index}.produto_id`, ['Not found']]],
    );
    if (unknown.length > 0) return refusal(Object.fromEntries(unknown));
    const short = this.shortage(cart.lines);
    if (short) return short;
    this.carts.set(externalId, cart);
    return ok(this.#wireOf(externalId, cart, cart.currencyId));
  }

  /** Refuses lines that ask for too many pieces. */
  shortage(lines: StoredCart['lines']): Answer | undefined {
    const left: Record<string, number> = {};
    for (const [index, { produto_id: id, qtde, ativo }] of lines.entries()) {
      const pieces = this.pieces.get(id) ?? qtde;
      if (ativo && qtde > pieces) left[`itens.${index}.qtde`] = pieces;
    }
    if (Object.keys(left).length === 0) return undefined;
    const errors = Object.fromEntries(Object.keys(left).map((path) => [path, ['Too few']]));
    return { status: 422, body: { message: 'Invalid', errors, restantes: left } };
  }

  #read(externalId: string, { url }: SeenRequest): Answer {
    const cart = this.carts.get(externalId);
    if (!cart) return { status: 404, body: { message: 'Not found' } };
    return ok(this.#wireOf(externalId, cart, Number(url.searchParams.get('moeda_id'))));
  }

  #wireOf(externalId: string, { id, lines }: StoredCart, currencyId: number): WireCart {
    const currency = currencyFromShopId(currencyId) ?? 'USD';
    const priceOf = (productId: number) =>
      priceIn(this.prices.get(productId) ?? 0, currency, this.guaranis);
    const amounts = lines
      .filter((line) => line.ativo)
      .map((line) => multiply(priceOf(line.produto_id), line.qtde));
    return {
      id,
      external_id: externalId,
      moeda_id: currencyId,
      itens: lines.map((line) => ({
        produto_id: line.produto_id,
        // The real one sends quantities as text.
        qtde: String(line.qtde),
        valor_unitario: toDecimalString(priceOf(line.produto_id)),
        ativo: line.ativo ? 1 : 0,
        token: `token-${line.produto_id}`,
        produto: wireProduct({ id: line.produto_id, slug: `product-${line.produto_id}` }),
      })),
      valor_total: toDecimalString(sum(amounts, currency)),
    };
  }
}

/** A dollar price without I.V.A., converted to a currency. */
export function priceIn(
  cents: number,
  currency: CurrencyCode,
  perDollar: string = guaranis,
): Money {
  const amount: Money = { minor: cents, currency: 'USD' };
  const kept = { amount, taxIncluded: false, taxPercent: generalTaxPercent };
  return askedPrice(kept, currency, { ...rates, PYG: perDollar });
}

function refusal(errors: Readonly<Record<string, readonly string[]>>): Answer {
  return { status: 422, body: { message: 'Invalid', errors } };
}
