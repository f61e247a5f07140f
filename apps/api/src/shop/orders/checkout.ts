import { createHash } from 'node:crypto';
import type { PaymentWay, StartCheckoutBody } from '@ponte/contract/orders';
import {
  add,
  includesTax,
  multiply,
  orderCurrencyId,
  parseMoney,
  toDecimalString,
  type CurrencyCode,
  type Money,
} from '@ponte/regional/money';
import type { AppContext } from '../../adapters/app-context.ts';
import type { OrderDelivery } from '../../platform/db/schema/index.ts';
import { fieldTexts, type Text } from '../../platform/http/failure-texts.ts';
import {
  invalid,
  invalidField,
  success,
  type FailureOf,
  type Result,
} from '../../platform/http/failure.ts';
import type { Prices } from '../../platform/pricing/prices.ts';
import type { Customer } from '../../platform/security/sessions.ts';
import { findAddress, type Address } from '../accounts/addresses.ts';
import { languageOf } from '../accounts/customers.ts';
import { findPlace } from '../accounts/places.ts';
import {
  isForSale,
  piecesMissing,
  shortLine,
  taxOf,
  totalOf,
  unitPrice,
  type ProductLine,
} from '../cart/lines.ts';
import { findLines, type CartRow } from '../cart/store.ts';
import { isFresh, readDelivery, type DeliveryOffer } from '../shipping/delivery-token.ts';
import { findDeliveries, homeService, pointService, type Delivery } from '../shipping/network.ts';

/** An order to be placed; every amount is computed here. */
export interface OrderDraft {
  readonly cart: CartRow;
  readonly customer: Customer;
  readonly lines: readonly DraftLine[];
  readonly goods: Money;
  readonly shipping: Money;
  readonly total: Money;
  /** I.V.A. in the total. */
  readonly tax: Money;
  readonly delivery: OrderDelivery;
  /** How the buyer pays; null when that is chosen on the provider's page. */
  readonly method: PaymentWay | null;
  /** The buyer's to the shop. */
  readonly note: string | null;
  /** The storefront of the checkout, where the payment returns to. */
  readonly storefront: string;
  /** Idempotency key: equal for the same choice, way to pay, prices and storefront, whatever the note. */
  readonly key: string;
}

interface IndexedLine extends ProductLine {
  /** Its place among all lines of the cart. */
  readonly index: number;
}

export interface DraftLine extends IndexedLine {
  readonly unit: Money;
  readonly subtotal: Money;
}

export interface CheckoutCall {
  readonly body: StartCheckoutBody;
  readonly origin: string | undefined;
  readonly way: PaymentWay | null;
}

type Refusal = FailureOf<409> | FailureOf<422>;

const texts = {
  tokenWrong: {
    pt: 'Escolha novamente a forma de entrega.',
    es: 'Elija nuevamente la forma de entrega.',
  },
  stale: {
    pt: 'Os valores mudaram. Confira o novo total antes de pagar.',
    es: 'Los valores cambiaron. Verifique el nuevo total antes de pagar.',
  },
  emptyCart: { pt: 'O carrinho está vazio.', es: 'El carrito está vacío.' },
  unavailable: {
    pt: 'Este produto está indisponível no momento!',
    es: '¡Este producto no está disponible en este momento!',
  },
  addressElsewhere: {
    pt: 'Escolha um endereço da cidade para a qual o frete foi calculado.',
    es: 'Elija una dirección de la ciudad para la que se calculó el envío.',
  },
  pointMissing: { pt: 'Escolha um ponto de entrega.', es: 'Elija un punto de entrega.' },
} as const satisfies Record<string, Text>;

export async function readCheckout(
  context: AppContext,
  customer: Customer,
  cart: CartRow,
  { body, origin, way }: CheckoutCall,
): Promise<Result<OrderDraft, Refusal>> {
  const { db, signer, clock, pricing } = context;
  const offer = readDelivery(signer, body.token_entrega);
  if (offer?.cartId !== cart.id) return invalidField('token_entrega', () => texts.tokenWrong);
  const all = await findLines(db, cart.id);
  const unsold = lineProblem(all);
  if (unsold) return unsold;
  const lines = all.map((line, index) => ({ ...line, index })).filter(({ active }) => active);
  const choice = await readDeliveryChoice(context, customer, offer, body);
  if (!choice.ok) return choice;
  const delivery = choice.value;
  const shown = await pricing(offer.currency);
  if (!isFresh(offer, clock.now()) || amountsChanged(offer, body, lines, delivery.chosen, shown)) {
    return staleWith(lines, delivery.chosen, shown);
  }
  const prices = await pricing(orderCurrency(offer.currency, customer));
  if (includesTax(prices.currency) !== includesTax(shown.currency)) {
    return { ok: false, status: 409, text: texts.stale };
  }
  const storefront = storefrontOf(context.origins, origin, customer);
  const note = body.observacao || null;
  return success(
    draftOf(customer, cart, lines, delivery, prices, { storefront, method: way, note }),
  );
}

/**
 * The storefront that a request's `Origin` names (decision 38); for any other origin, such as a
 * tool's, the customer's own.
 */
function storefrontOf(
  origins: AppContext['origins'],
  origin: string | undefined,
  customer: Customer,
): string {
  const own = Object.values(origins).find((known) => known === origin);
  return own ?? origins[languageOf(customer)];
}

function lineProblem(lines: readonly ProductLine[]): FailureOf<422> | undefined {
  if (!lines.some(({ active }) => active)) return invalidField('itens', () => texts.emptyCart);
  const gone = lines.flatMap(({ active, product }, index) =>
    active && !isForSale(product) ? [[`itens.${index}`, [texts.unavailable]]] : [],
  );
  if (gone.length > 0) return invalid(Object.fromEntries(gone));
  const short = lines.flatMap((line, index) => {
    const left = line.active ? piecesMissing(line, line.product) : undefined;
    return left === undefined ? [] : [{ index, product: line.product, left }];
  });
  return short.length > 0 ? shortOf(short) : undefined;
}

/** Refuses lines of which there are fewer pieces than they ask for; `index` is a line's place. */
export function shortOf(
  lines: readonly (Pick<DraftLine, 'index' | 'product'> & { readonly left: number })[],
): FailureOf<422> {
  const named = lines.map(({ index, product, left }) => ({
    path: `itens.${index}.qtde`,
    text: shortLine(product, left),
    left,
  }));
  return invalid(
    Object.fromEntries(named.map(({ path, text }) => [path, [text]])),
    Object.fromEntries(named.map(({ path, left }) => [path, left])),
  );
}

interface DeliveryChoice {
  readonly chosen: Delivery;
  readonly snapshot: OrderDelivery;
}

/**
 * The delivery that the token stands for, if it is still offered and fits the rest of the choice.
 */
async function readDeliveryChoice(
  { db }: AppContext,
  customer: Customer,
  offer: DeliveryOffer,
  body: StartCheckoutBody,
): Promise<Result<DeliveryChoice, Refusal>> {
  const service = body.entrega_servico_id === 'retirada_loja' ? null : body.entrega_servico_id;
  if ((service ?? null) !== offer.serviceId) {
    return invalidField('entrega_servico_id', fieldTexts.invalid);
  }
  const place = await findPlace(offer.cityId);
  const destination = { foreign: customer.foreign, pointId: offer.pointId ?? undefined };
  const deliveries = place ? await findDeliveries(db, { place, ...destination }) : [];
  const chosen = deliveries.find(({ serviceId }) => serviceId === offer.serviceId);
  if (!chosen) return { ok: false, status: 409, text: texts.tokenWrong };
  const where = await readPlace({ db }, customer, offer, body, chosen);
  if (!where.ok) return where;
  const { description, days, serviceId } = chosen;
  return success({ chosen, snapshot: { serviceId, description, days, ...where.value } });
}

/** Address or pickup point in one line, with its opening hours. */
async function readPlace(
  { db }: Pick<AppContext, 'db'>,
  customer: Customer,
  offer: DeliveryOffer,
  body: StartCheckoutBody,
  { serviceId, points }: Delivery,
): Promise<Result<Pick<OrderDelivery, 'place' | 'hours'>, FailureOf<422>>> {
  const addressId = body.cliente_endereco_id ?? undefined;
  const address = addressId && (await findAddress(db, customer.id, addressId));
  if (addressId !== undefined && !address) {
    return invalidField('cliente_endereco_id', fieldTexts.notFound);
  }
  if (serviceId === homeService) {
    return address && address.cityId === offer.cityId
      ? success({ place: await lineOf(address) })
      : invalidField('cliente_endereco_id', () => texts.addressElsewhere);
  }
  const pointId = body.id_ponto_entrega ?? offer.pointId;
  const point = points.find(({ id }) => id === pointId) ?? (pointId ? undefined : points[0]);
  const mustChoose = serviceId === pointService && pointId === null;
  if (!point || mustChoose) return invalidField('id_ponto_entrega', () => texts.pointMissing);
  const hours = { pt: point.hoursPt, es: point.hoursEs };
  return success({ place: `${point.name}, ${point.address}`, hours });
}

async function lineOf(address: Address): Promise<string> {
  const place = address.cityId === null ? undefined : await findPlace(address.cityId);
  const { street, number, complement, district, directions } = address;
  const parts = [street, number, complement, district, place?.city.name, place?.state.name];
  const line = parts.filter(Boolean).join(', ');
  return directions ? `${line} (${directions})` : line;
}

function amountsChanged(
  offer: DeliveryOffer,
  { valor_frete: said }: StartCheckoutBody,
  lines: readonly ProductLine[],
  chosen: Delivery,
  prices: Prices,
): boolean {
  const goods = totalOf(lines, prices);
  const shipping = prices.of(chosen);
  const parsed = said === undefined ? undefined : parseMoney(said, offer.currency);
  const seen = parsed ? parsed.ok && parsed.money.minor : offer.shippingMinor;
  return (
    prices.currency !== offer.currency ||
    goods.minor !== offer.goodsMinor ||
    shipping.minor !== offer.shippingMinor ||
    shipping.minor !== seen
  );
}

function staleWith(
  lines: readonly ProductLine[],
  chosen: Delivery,
  prices: Prices,
): FailureOf<409> {
  const shipping = prices.of(chosen);
  const amounts = {
    valor_total: toDecimalString(add(totalOf(lines, prices), shipping)),
    valor_frete: toDecimalString(shipping),
  };
  return { ok: false, status: 409, text: texts.stale, amounts };
}

/**
 * Residents pay I.V.A. and therefore in guaranis; foreigners in the currency shown, or in dollars
 * where orders don't have it.
 */
function orderCurrency(shown: CurrencyCode, { foreign }: Customer): CurrencyCode {
  if (!foreign) return 'PYG';
  return orderCurrencyId(shown) === undefined ? 'USD' : shown;
}

function draftOf(
  customer: Customer,
  cart: CartRow,
  products: readonly IndexedLine[],
  { chosen, snapshot }: DeliveryChoice,
  prices: Prices,
  { storefront, method, note }: Pick<OrderDraft, 'storefront' | 'method' | 'note'>,
): OrderDraft {
  const lines = products.map((line) => {
    const unit = unitPrice(line, prices);
    return { ...line, unit, subtotal: multiply(unit, line.quantity) };
  });
  const goods = totalOf(products, prices);
  const shipping = prices.of(chosen);
  const choice = [
    lines.map(({ productId, quantity, unit }) => [productId, quantity, unit.minor]),
    [prices.currency, shipping.minor, snapshot.serviceId, snapshot.place],
    storefront,
    method,
  ];
  return {
    cart,
    customer,
    lines,
    goods,
    shipping,
    total: add(goods, shipping),
    tax: taxOf(products, prices, [{ amount: shipping, taxPercent: chosen.taxPercent }]),
    delivery: snapshot,
    storefront,
    method,
    note,
    key: createHash('sha256').update(JSON.stringify(choice)).digest('base64url'),
  };
}
