import {
  calculateShipping,
  estimateShipping,
  listPickupPoints,
  type CalculateShippingBody,
  type WireDeliveryEstimate,
  type WireDeliveryOption,
} from '@ponte/contract/shipping';
import type { Lang } from '@ponte/contract/wire';
import { currencyFromShopId, toDecimalString } from '@ponte/regional/money';
import { eq } from 'drizzle-orm';
import type { AppContext } from '../../adapters/app-context.ts';
import { productFinder } from '../../catalogue/products/product-details.ts';
import { carts } from '../../platform/db/schema/index.ts';
import { fieldTexts, type Text } from '../../platform/http/failure-texts.ts';
import { invalidField, notFound } from '../../platform/http/failure.ts';
import { done } from '../../platform/http/reply.ts';
import { askedCurrency, wireOrderCurrencyOf, type Prices } from '../../platform/pricing/prices.ts';
import type { Session } from '../../platform/security/sessions.ts';
import { findAddress } from '../accounts/addresses.ts';
import { findPlace } from '../accounts/places.ts';
import { isForSale, totalOf } from '../cart/lines.ts';
import { findCart, findLines, type CartRow } from '../cart/store.ts';
import { signDelivery, type DeliveryOffer } from './delivery-token.ts';
import { findDeliveries, isOpenPoint, listPoints, wirePointOf, type Delivery } from './network.ts';

const emptyCart: Text = {
  pt: 'Selecione uma cidade e tenha itens no carrinho!',
  es: '¡Seleccione una ciudad y tenga ítems en el carrito!',
};

/** The shop's own staff deliver everything. */
const integratorId = 1;

/** Delivery prices change rarely, and are calculated again before payment. */
const slow = { cacheControl: 'public, max-age=60' };

export function shippingRoutes(context: AppContext): void {
  cartRoutes(context);
  estimateRoutes(context);
}

function cartRoutes(context: AppContext): void {
  const { db, clock, pricing, bind } = context;

  bind(calculateShipping, async ({ params, body, session, lang }) => {
    const cart = await findCart(db, params.external_id, session?.customer.id);
    if (!cart) return notFound();
    const lines = await findLines(db, cart.id);
    if (!lines.some(({ active }) => active)) return invalidField('itens', () => emptyCart);
    const place = await findPlace(body.cidade_alternativa_id ?? body.cidade_id);
    if (!place) return invalidField('cidade_id', fieldTexts.notFound);
    if (!(await keepAddress(context, cart, body, session))) {
      return invalidField('cliente_endereco_id', fieldTexts.notFound);
    }
    const foreign = isForeign(body, session);
    const pointId = body.id_ponto_entrega ?? undefined;
    if (pointId !== undefined && !(await isOpenPoint(db, pointId))) {
      return invalidField('id_ponto_entrega', fieldTexts.notFound);
    }
    const deliveries = await findDeliveries(db, { place, foreign, pointId });
    const prices = await pricing(currencyFromShopId(body.moeda_id) ?? 'USD');
    const offer = {
      cartId: cart.id,
      cityId: place.city.id,
      currency: prices.currency,
      goodsMinor: totalOf(lines, prices).minor,
      at: clock.now(),
    };
    const how = { lang, prices, offer, pointId };
    return done(await Promise.all(deliveries.map((one) => wireOptionOf(context, one, how))));
  });

  bind(listPickupPoints, async ({ params, session, lang }) => {
    const cart = await findCart(db, params.external_id, session?.customer.id);
    if (!cart) return notFound();
    const points = await listPoints(db, { foreign: session?.customer.foreign ?? lang === 'pt' });
    return done(await Promise.all(points.map((point) => wirePointOf(point, lang))));
  });
}

function estimateRoutes({ db, pricing, bind }: AppContext): void {
  const findProduct = productFinder(db);
  bind(
    estimateShipping,
    async ({ params, query, lang }) => {
      const product = await findProduct(params.slugOrId);
      if (!product) return notFound();
      const place = await findPlace(Number(query.cidade_id));
      if (!place) return invalidField('cidade_id', fieldTexts.notFound);
      if (!isForSale(product)) return done([]);
      const deliveries = await findDeliveries(db, { place, foreign: query.pais_id === '1' });
      const prices = await pricing(askedCurrency(query.moeda_id));
      return done(
        await Promise.all(deliveries.map((one) => wireEstimateOf(one, { lang, prices }))),
      );
    },
    slow,
  );
}

/** A customer's registered kind; without a session, the country decides. */
function isForeign({ pais_id: country }: CalculateShippingBody, session: Session | undefined) {
  return session?.customer.foreign ?? country === 1;
}

/** Stores the address of the calculation; false when it is not the customer's. */
async function keepAddress(
  { db }: AppContext,
  cart: CartRow,
  { cliente_endereco_id: addressId }: CalculateShippingBody,
  session: Session | undefined,
): Promise<boolean> {
  if (addressId === undefined || addressId === null) return true;
  const address = session && (await findAddress(db, session.customer.id, addressId));
  if (!address) return false;
  await db.update(carts).set({ addressId }).where(eq(carts.id, cart.id));
  return true;
}

interface OptionContext {
  readonly lang: Lang;
  readonly prices: Prices;
  readonly offer: Omit<DeliveryOffer, 'serviceId' | 'pointId' | 'shippingMinor'>;
  /** The requested point; foreigners may send one and are offered the counter. */
  readonly pointId: number | undefined;
}

async function wireOptionOf(
  { signer }: AppContext,
  delivery: Delivery,
  { lang, prices, offer, pointId }: OptionContext,
): Promise<WireDeliveryOption> {
  const { serviceId, points } = delivery;
  const asked = points.find(({ id }) => id === pointId)?.id ?? null;
  const shippingMinor = prices.of(delivery).minor;
  return {
    ...(await wireEstimateOf(delivery, { lang, prices })),
    token: signDelivery(signer, { ...offer, serviceId, pointId: asked, shippingMinor }),
  };
}

async function wireEstimateOf(
  delivery: Delivery,
  { lang, prices }: Pick<OptionContext, 'lang' | 'prices'>,
): Promise<WireDeliveryEstimate> {
  const { serviceId, description, days, points } = delivery;
  const price = prices.of(delivery);
  return {
    entrega_servico_id: serviceId,
    entrega_integrador_id: serviceId === null ? null : integratorId,
    descricao: description[lang],
    prazo: days,
    valor: toDecimalString(price),
    moeda: wireOrderCurrencyOf(price.currency),
    opcionais: {
      pontos_entrega: await Promise.all(points.map((point) => wirePointOf(point, lang))),
    },
  };
}
